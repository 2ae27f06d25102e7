#!/usr/bin/env bash
# systemd/uninstall.sh [--dry-run] [--purge]     no longer start Table Companion at log-in
# Your games stay; your environment file stays too unless --purge is given. Safe to call again.
set -euo pipefail
# shellcheck source=systemd/places.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/places.sh"

purge=false
for word in "$@"; do
    case $word in
        --dry-run) dry_run=true ;;
        --purge) purge=true ;;
        *) say "usage: systemd/uninstall.sh [--dry-run] [--purge]" >&2; exit 2 ;;
    esac
done

# take_away FILE: remove it, if it is there.
take_away() {
    if [[ ! -e $1 ]]; then
        say "not there: $1"
    else
        act rm "$1"
        $dry_run || say "removed: $1"
    fi
}

[[ ! -e $unit ]] || tell_systemd stop table-companion.service
take_away "$unit"
take_away "$autostart"
if $purge; then
    take_away "$environment"
elif [[ -e $environment ]]; then
    say "yours, left alone: $environment"
fi
tell_systemd daemon-reload
