"""Prints what assistive technology sees of a running program, as JSON.

    accessible.py PID                      the tree of all its windows
    accessible.py PID do ACTION [NAME]     does an action of the first object that has it, or of the one called NAME

Exit status: 3 when there is no accessibility bus, 4 when the program is not on it, 5 when nothing has the action.
"""

import json
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# Newer versions of the library have other names for the same calls; this one's work with all.
warnings.simplefilter("ignore", DeprecationWarning)

STATES = {
    Atspi.StateType.FOCUSABLE: "focusable",
    Atspi.StateType.FOCUSED: "focused",
    Atspi.StateType.SELECTED: "selected",
    Atspi.StateType.SHOWING: "showing",
    Atspi.StateType.VISIBLE: "visible",
    Atspi.StateType.ENABLED: "enabled",
}


def children(node):
    return [child for child in (node.get_child_at_index(i) for i in range(node.get_child_count())) if child]


def actions(node):
    action = node.get_action_iface()
    if not action:
        return []
    return [Atspi.Action.get_action_name(action, i) for i in range(Atspi.Action.get_n_actions(action))]


def describe(node):
    states = node.get_state_set()
    box = node.get_component_iface()
    extents = box.get_extents(Atspi.CoordType.WINDOW) if box else None
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "description": node.get_description(),
        "states": [name for state, name in STATES.items() if states.contains(state)],
        "attributes": node.get_attributes(),
        "actions": actions(node),
        "extents": [extents.x, extents.y, extents.width, extents.height] if extents else None,
        "children": [describe(child) for child in children(node)],
    }


def program(pid):
    for _ in range(100):
        for app in children(Atspi.get_desktop(0)):
            if app.get_process_id() == pid:
                return app
        time.sleep(0.05)
    sys.exit(4)


def walk(node):
    yield node
    for child in children(node):
        yield from walk(child)


def main():
    if Atspi.init() not in (0, 1):
        sys.exit(3)
    try:
        app = program(int(sys.argv[1]))
        if len(sys.argv) == 2:
            print(json.dumps(describe(app)))
            return
        wanted, name = sys.argv[3], sys.argv[4] if len(sys.argv) > 4 else None
        for node in walk(app):
            if wanted in actions(node) and name in (None, node.get_name()):
                Atspi.Action.do_action(node.get_action_iface(), actions(node).index(wanted))
                return
        sys.exit(5)
    except GLib.Error as error:
        print(error, file=sys.stderr)
        sys.exit(3)


main()
