#include "app/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace mw::app {

namespace {

const QString catalogue = QStringLiteral("meeplewright");

} // namespace

Languages::Languages(const QStringList &folders, QObject *parent) : QObject(parent), m_folders(folders)
{
    const auto start = catalogue.size() + 1;
    for (const QString &folder : folders) {
        for (const QString &file : QDir(folder).entryList({catalogue + QStringLiteral("_*.qm")}, QDir::Files)) {
            const QString language = file.mid(start, file.size() - start - 3);
            if (!m_found.contains(language))
                m_found << language;
        }
    }
    m_found.sort();
}

Languages::~Languages()
{
    for (QTranslator &translator : m_translators)
        QCoreApplication::removeTranslator(&translator);
}

QStringList Languages::folders(const QString &programFolder)
{
    return {QStringLiteral(":/i18n"), programFolder + QStringLiteral("/translations"),
            programFolder + QStringLiteral("/../share/meeplewright/translations")};
}

/// A language without a country is that of all of them, and theirs may have narrower names, as "American English".
QString Languages::nameOf(const QString &language)
{
    const QLocale locale(language);
    QString name = locale.nativeLanguageName();
    if (!language.contains(u'_') && locale.language() != QLocale::C)
        for (const QLocale &same : QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyCountry))
            if (const QString other = same.nativeLanguageName(); !other.isEmpty() && name.contains(other))
                name = other;
    if (locale.language() == QLocale::C || name.isEmpty())
        return language;
    const QString title = locale.toUpper(name.left(1)) + name.mid(1);
    return language.contains(u'_') ? QStringLiteral("%1 (%2)").arg(title, locale.nativeCountryName()) : title;
}

void Languages::choose(const QString &language)
{
    m_chosen = m_found.contains(language) ? language : QString();
    for (QTranslator &translator : m_translators)
        QCoreApplication::removeTranslator(&translator);
    // English comes first, for its plural forms; what comes later wins.
    install(m_translators[0], QStringLiteral("en"), catalogue, m_folders);
    install(m_translators[1], m_chosen, catalogue, m_folders);
    install(m_translators[2], m_chosen, QStringLiteral("qtbase"), {QLibraryInfo::path(QLibraryInfo::TranslationsPath)});
}

bool Languages::install(QTranslator &translator, const QString &language, const QString &name,
                        const QStringList &folders)
{
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    for (const QString &folder : folders) {
        if (translator.load(locale, name, QStringLiteral("_"), folder))
            return QCoreApplication::installTranslator(&translator);
    }
    return false;
}

} // namespace mw::app
