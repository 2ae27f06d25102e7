#!/usr/bin/env bash
# systemd/install.sh [--dry-run]     start Table Companion when this user logs in to the desktop
# Safe to call again: what is already right stays as it is.
set -euo pipefail
# shellcheck source=systemd/places.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/places.sh"

case ${1-} in
    --dry-run) dry_run=true ;;
    "") ;;
    *) say "usage: systemd/install.sh [--dry-run]" >&2; exit 2 ;;
esac

if [[ $(id -u) == 0 && -z ${DESTDIR-} ]]; then
    say "Call this as the user who plays, not as root: it is that user's log-in that starts the companion." >&2
    exit 1
fi
if [[ $root =~ [^A-Za-z0-9/._+\ -] ]]; then
    say "The folder '$root' has a character that systemd reads in its own way; move the project to a plain path." >&2
    exit 1
fi

# put SOURCE TARGET: write the file with the project's folder filled in, unless it is there already.
put() {
    local text
    text=$(sed "s|@ROOT@|$root|g" "$1")
    if [[ -f $2 && $(< "$2") == "$text" ]]; then
        say "as it should be: $2"
    elif $dry_run; then
        say "would write: $2"
    else
        mkdir -p "$(dirname "$2")"
        printf '%s\n' "$text" > "$2"
        say "written: $2"
    fi
}

put "$here/table-companion.service" "$unit"
put "$here/table-companion.desktop" "$autostart"
if [[ -f $environment ]]; then
    say "yours, left alone: $environment"
else
    put "$here/environment.example" "$environment"
fi
tell_systemd daemon-reload
say "It starts at your next log-in; to start it now: systemctl --user start table-companion"
[[ -x $root/.venv/bin/companion ]] || say "First call $root/run once by hand: it installs what is missing and shows its progress."
