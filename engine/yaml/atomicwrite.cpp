#include "atomicwrite.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mw::yaml {

namespace {

namespace fs = std::filesystem;

constexpr int maxLinks = 40; ///< as many as Linux itself follows

/// Closes itself; a failed close is checked where it matters.
class File
{
public:
    explicit File(int handle) : m_handle(handle) {}
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    ~File() { close(); }

    [[nodiscard]] bool isOpen() const { return m_handle >= 0; }
    [[nodiscard]] int handle() const { return m_handle; }
    bool close()
    {
        const int handle = std::exchange(m_handle, -1);
        return handle < 0 || ::close(handle) == 0;
    }

private:
    int m_handle;
};

/// Where the bytes really go: the end of a chain of links, which need not exist yet.
fs::path target(fs::path path)
{
    std::error_code error;
    for (int i = 0; i < maxLinks && fs::is_symlink(path, error); ++i) {
        const fs::path next = fs::read_symlink(path, error);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

bool writeAll(int handle, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(handle, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

mode_t usualMode()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// Mode and owner of the file that is replaced; a new one gets the usual mode.
bool takeOver(int handle, const struct stat *old)
{
    if (!old)
        return ::fchmod(handle, usualMode()) == 0;
    if (::fchown(handle, old->st_uid, old->st_gid) != 0 && errno != EPERM)
        return false;
    return ::fchmod(handle, old->st_mode & 07777U) == 0;
}

bool replace(const fs::path &path, std::string_view bytes, const struct stat *old)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    std::string temporary = (folder / ('.' + path.filename().string() + ".XXXXXX")).string();
    File file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (!file.isOpen())
        return false;
    const bool written = writeAll(file.handle(), bytes) && takeOver(file.handle(), old) &&
                         ::fsync(file.handle()) == 0 && file.close() &&
                         std::rename(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const int reason = errno;
        ::unlink(temporary.c_str());
        errno = reason;
        return false;
    }
    const File place(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (place.isOpen())
        ::fsync(place.handle()); // the new name survives a crash; where that cannot be had, the file is still whole
    return true;
}

} // namespace

std::optional<Diagnostic> writeAtomically(const std::string &path, std::string_view bytes)
{
    const fs::path place = target(path);
    struct stat old {
    };
    const bool exists = ::stat(place.c_str(), &old) == 0;
    std::error_code unused;
    Location location;
    location.file = std::make_shared<const std::string>(path);
    if (exists && !S_ISREG(old.st_mode))
        return errorAt(location, "file.kind", Message(MW_TEXT("{0} is no file.")).name(path),
                       Message(MW_TEXT("Choose another name.")));
    errno = fs::is_symlink(place, unused) ? ELOOP : 0;
    // Renaming over a file would get round its write protection.
    if (errno == 0 && (!exists || ::access(place.c_str(), W_OK) == 0) && replace(place, bytes, exists ? &old : nullptr))
        return std::nullopt;
    const int reason = errno;
    return errorAt(location, "file.write",
                   Message(MW_TEXT("The file cannot be written: {0}.")).name(std::strerror(reason)),
                   Message(MW_TEXT("Check the rights and the free space of its folder, then save again.")));
}

} // namespace mw::yaml
