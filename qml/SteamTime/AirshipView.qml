import QtQuick
import Meeplewright.CardFace
import Meeplewright.Controls
import Meeplewright.Playtest
import Meeplewright.Theme

// An airship board with its crystals, discs, gold and airships.
Item {
    id: root

    readonly property real aspect: root.board?.aspect ?? 0.5
    property AirshipBoard board
    // Whether answers can be given on it.
    property bool live: true
    readonly property real pixel: width / 300

    Accessible.name: qsTr("Airship of %1").arg(root.board?.name ?? "")
    Accessible.role: Accessible.Grouping
    height: width * root.aspect

    Item {
        id: sheet
        height: root.width * root.aspect
        width: root.width

        CardFace {
            anchors.fill: parent
            itemId: root.board?.boardId ?? ""
            kind: "airship"
            source: Desk.faces
        }
        Repeater {
            model: root.board?.crystals ?? null

            CrystalPlace {
            }
        }
        Repeater {
            model: root.board?.generators ?? null

            GeneratorPlace {
            }
        }
        BoardDisc {
            at: root.board?.steamDisc ?? Qt.rect(0, 0, 0, 0)
            label: qsTr("Steam %1").arg(root.board?.steam ?? 0)
            seat: root.board?.seat ?? 0
        }
        BoardDisc {
            at: root.board?.portalDisc ?? Qt.rect(0, 0, 0, 0)
            label: qsTr("Time portal on space %1").arg(root.board?.portal ?? 0)
            seat: root.board?.seat ?? 0
        }
        Text {
            Accessible.name: qsTr("Gold: %1").arg(root.board?.gold ?? 0)
            Accessible.role: Accessible.StaticText
            color: "#2a2018"
            font.bold: true
            font.family: Theme.reading
            font.pixelSize: Math.max(11, 13 * root.pixel)
            text: root.board?.gold ?? 0
            x: (root.board?.vaultAt.x ?? 0) * sheet.width
            y: (root.board?.vaultAt.y ?? 0) * sheet.height - 4 * root.pixel
        }
        HangarRow {
            Accessible.name: qsTr("%n airship(s) in the hangar", "", root.board?.hangar ?? 0)
            Accessible.role: Accessible.StaticText
            height: 14 * root.pixel
            piece: "airship-" + (root.board?.seat ?? 0)
            spacing: root.pixel
            x: (root.board?.hangarAt.x ?? 0) * sheet.width - 12 * root.pixel
            y: (root.board?.hangarAt.y ?? 0) * sheet.height - 7 * root.pixel

            Repeater {
                model: root.board?.hangar ?? 0

                PieceIcon {
                    name: (parent as HangarRow)?.piece ?? ""
                    size: parent?.height ?? 0
                }
            }
            PieceIcon {
                Accessible.name: qsTr("The saboteur is in the hangar")
                Accessible.role: Accessible.StaticText
                name: "saboteur-" + (root.board?.seat ?? 0)
                size: parent?.height ?? 0
                visible: root.board?.saboteurHome ?? false
            }
        }
    }
}
