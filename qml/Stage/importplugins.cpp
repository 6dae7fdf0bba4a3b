// Compiled into each program that links mw_table.
#include <QtPlugin>

Q_IMPORT_PLUGIN(Meeplewright_PlaytestPlugin)
Q_IMPORT_PLUGIN(Meeplewright_ThemePlugin)
Q_IMPORT_PLUGIN(Meeplewright_ControlsPlugin)
Q_IMPORT_PLUGIN(Meeplewright_SetupPlugin)
Q_IMPORT_PLUGIN(Meeplewright_TablePlugin)
Q_IMPORT_PLUGIN(Meeplewright_ScoringPlugin)
Q_IMPORT_PLUGIN(Meeplewright_StagePlugin)
