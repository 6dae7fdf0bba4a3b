import QtQuick
import Meeplewright.Playtest
import Meeplewright.Theme

// Pieces on their way from where they were to where they go.
Item {
    id: root
    Component {
        id: flight
        FlightItem {
        }
    }
    Connections {
        function onFlew(icon: string, piece: bool, from: string, to: string) {
            if (Theme.motion && PlaceBook.has(from) && PlaceBook.has(to)) {
                flight.createObject(root, {
                        "icon": icon,
                        "piece": piece,
                        "from": PlaceBook.centre(from, root),
                        "to": PlaceBook.centre(to, root)
                    });
            }
        }

        target: Desk.host.flights
    }
}
