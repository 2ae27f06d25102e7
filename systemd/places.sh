# shellcheck shell=bash disable=SC2034
# Where things go, shared by install.sh and uninstall.sh. DESTDIR puts all of it under another root, for tests and images.

here=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
root=$(dirname "$here")
config=${DESTDIR-}${XDG_CONFIG_HOME:-$HOME/.config}
unit=$config/systemd/user/table-companion.service
autostart=$config/autostart/table-companion.desktop
environment=$config/table-companion/environment
dry_run=false

say() { printf '%s\n' "$*"; }

# act COMMAND...: do it, or in a dry run say that it would be done.
act() {
    if $dry_run; then
        say "would: $*"
    else
        "$@"
    fi
}

# tell_systemd WORDS...: speak to the user's services, unless there are none (an image, a test, a log-in without them).
tell_systemd() {
    [[ -z ${DESTDIR-} ]] && systemctl --user show-environment > /dev/null 2>&1 || return 0
    act systemctl --user "$@"
}
