#!/bin/sh
# Called by the desktop at log-in: tell the user's services where the screen is, then start the companion there.
systemctl --user import-environment DISPLAY WAYLAND_DISPLAY XAUTHORITY XDG_SESSION_TYPE 2> /dev/null
exec systemctl --user start table-companion.service
