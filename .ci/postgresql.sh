# shellcheck shell=bash
# A PostgreSQL for the night tier, which keeps the store on a real server too. Sourced by `check`, after setup.sh.
# shellcheck disable=SC2154  # log comes from setup.sh

own_cluster=/etc/postgresql-common/createcluster.d/table-companion.conf

# install_postgresql: where it cannot be had without asking anybody, those tests rest and say why.
install_postgresql() {
    ! compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null && command -v apt-get > /dev/null || return 0
    local by=()
    (($(id -u) == 0)) || { command -v sudo > /dev/null && sudo -n true 2> /dev/null && by=(sudo); } || return 0
    say "Installing PostgreSQL for the tests of the store ..."
    "${by[@]}" env LC_ALL=C.UTF-8 apt-get -q -o DPkg::Lock::Timeout=60 update >> "$log" 2>&1 < /dev/null || true
    # The tests start a server of their own; Debian's, which would run from now on, is not begun.
    "${by[@]}" mkdir -p "${own_cluster%/*}"
    printf 'create_main_cluster = false\n' | "${by[@]}" tee "$own_cluster" > /dev/null
    "${by[@]}" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=60 \
        install --no-install-recommends postgresql >> "$log" 2>&1 < /dev/null || say "  it could not be installed; its tests rest."
    "${by[@]}" rm -f "$own_cluster"
}
