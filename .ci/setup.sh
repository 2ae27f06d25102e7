# shellcheck shell=bash
# What a machine needs before the project can start: system libraries, a Python, and the locked libraries in .venv.
# Sourced by `run` and `check`; the caller sets `root` (the project folder) and calls `prepare`.
# shellcheck disable=SC2154  # root comes from the caller

venv=$root/.venv
stamp=$venv/companion.stamp
log=$root/setup.log
space_needed_mb=1500

# What is looked for, and the package that brings it ("new name|old name" where Debian 12 and 13 differ).
system_libraries=(
    "libzbar.so.0 libzbar0t64|libzbar0"
    "libGL.so.1 libgl1"
    "libEGL.so.1 libegl1"
    "libGLESv2.so.2 libgles2"
    "libgthread-2.0.so.0 libglib2.0-0t64|libglib2.0-0"
    "libmtdev.so.1 libmtdev1t64|libmtdev1"
    "libX11.so.6 libx11-6"
    "libXext.so.6 libxext6"
    "libXcursor.so.1 libxcursor1"
    "libXi.so.6 libxi6"
    "libXrandr.so.2 libxrandr2"
)

# Progress goes to the error stream: what the app itself prints may be read by a machine.
say() { printf '%s\n' "$*" >&2; }

# fail SENTENCE [WHAT TO DO]: say it in words and end.
fail() {
    printf '\n%s\n' "$1" >&2
    [[ -z ${2-} ]] || printf '%s\n' "$2" >&2
    exit 1
}

# Everything that decides whether .venv is still right: the lock, the project's own list, this file.
fingerprint() { cat "$root/requirements.lock" "$root/pyproject.toml" "$root/.ci/setup.sh" | sha256sum | cut -d' ' -f1; }

# is_prepared [SOUGHT COMMAND...]: nothing changed since the last time, and these commands are there.
is_prepared() {
    local command
    for command in "$@"; do
        command -v "$command" > /dev/null || return 1
    done
    [[ -x $venv/bin/python && -r $stamp ]] || return 1
    local made_of made_by made_in
    { read -r made_of && read -r made_by && read -r made_in; } < "$stamp" || return 1
    [[ $made_in == "$root" && $made_by == "${COMPANION_PYTHON:-$made_by}" && $made_of == "$(fingerprint)" ]]
}

# was_made_by PYTHON: whether .venv is whole, of this Python and of this folder.
was_made_by() {
    local made_of made_by made_in
    [[ -x $venv/bin/python && -r $stamp ]] || return 1
    { read -r made_of && read -r made_by && read -r made_in; } < "$stamp" || return 1
    [[ $made_by == "$1" && $made_in == "$root" ]]
}

# prepare [SOUGHT COMMAND...]: make the machine ready; a second call costs a checksum.
prepare() {
    is_prepared "$@" && return
    require_machine
    [[ -w $root ]] || fail "This user may not write in $root." "Copy the project to a folder of your own, or start it as its owner."
    exec 9< "$root"
    command -v flock > /dev/null && ! flock --nonblock 9 && say "Another start is preparing this folder; waiting for it ..." && flock 9
    if ! is_prepared "$@"; then
        : > "$log"
        install_system_packages "$@"
        install_voice
        make_environment
    fi
    exec 9<&-
}

require_machine() {
    local machine bits
    machine=$(uname -m) bits=$(getconf LONG_BIT)
    [[ $(uname -s) == Linux ]] || fail "This computer runs $(uname -s); Table Companion needs Linux (Debian 12 or 13, or Raspberry Pi OS)."
    [[ $bits == 64 ]] || fail "This is a 32-bit system; the camera and screen libraries exist only for 64 bits." \
        "On a Raspberry Pi 3 or newer: write the 64-bit Raspberry Pi OS to the card and start again."
    [[ $machine == x86_64 || $machine == aarch64 ]] ||
        fail "This computer's processor is '$machine'; Table Companion runs on x86_64 and aarch64 (64-bit ARM)."
}

require_space() {
    local free_mb
    free_mb=$(df -Pm "$root" | awk 'NR == 2 { print $4 }')
    ((free_mb >= space_needed_mb)) || fail "The disk is nearly full: $free_mb MB are free in $root and about $space_needed_mb MB are needed." \
        "Free some space and start again."
}

# judge_python PYTHON: 0 usable, 3 wrong version, 4 cannot make environments, anything else does not run.
judge_python() {
    "$1" -I -c '
import sys
if not (3, 11) <= sys.version_info[:2] < (3, 14) or sys.maxsize < 2**32:
    sys.exit(3)
try:
    import ensurepip, venv
except ImportError:
    sys.exit(4)
' > /dev/null 2>&1
}

# find_python: set `python` to the first usable one, and `python_fault` to why there is none.
find_python() {
    local candidate path verdict
    python='' python_fault=absent
    if [[ -n ${COMPANION_PYTHON-} ]]; then
        judge_python "$COMPANION_PYTHON" && python=$COMPANION_PYTHON && return
        fail "COMPANION_PYTHON names '$COMPANION_PYTHON', which is not a Python 3.11, 3.12 or 3.13 that can make environments."
    fi
    for candidate in /usr/bin/python3 python3 python3.13 python3.12 python3.11; do
        path=$(command -v "$candidate") || continue
        verdict=0
        judge_python "$path" || verdict=$?
        ((verdict != 0)) || { python=$path; return; }
        ((verdict != 4)) || python_fault=no_venv
        ((verdict != 3)) || [[ $python_fault == no_venv ]] || python_fault=version
    done
}

# list_missing_packages [SOUGHT COMMAND...]: set `missing` to the packages this machine lacks, as "new|old" names.
list_missing_packages() {
    local entry known
    missing=()
    known=$(PATH=$PATH:/usr/sbin:/sbin ldconfig -p 2> /dev/null || true)
    for entry in "${system_libraries[@]}"; do
        [[ $known == *"${entry% *} "* ]] || missing+=("${entry#* }")
    done
    compgen -G '/usr/lib/*/dri/*_dri.so' > /dev/null || missing+=(libgl1-mesa-dri)
    [[ -e /etc/ssl/certs/ca-certificates.crt ]] || missing+=(ca-certificates)
    find_python
    [[ -n $python ]] || missing+=(python3 python3-venv)
    [[ " $* " != *" xvfb-run "* ]] || { command -v xvfb-run && command -v xauth; } > /dev/null || missing+=(xvfb xauth)
    ! needs_pin_library_built || missing+=(swig gcc libc6-dev python3-dev)
}

# The pin library has ready-made ARM files for Python 3.11 and 3.12 only (docs/decisions/002-one-lock-with-hashes.md).
needs_pin_library_built() {
    [[ $(uname -m) == aarch64 && -n $python ]] || return 1
    "$python" -I -c 'import sys; sys.exit(sys.version_info < (3, 13))' && ! { command -v swig && command -v gcc; } > /dev/null
}

install_system_packages() {
    local missing packages python python_fault
    list_missing_packages "$@"
    if ((${#missing[@]} > 0)); then
        command -v apt-get > /dev/null || fail "These system packages are missing: ${missing[*]}." \
            "Only Debian and Raspberry Pi OS are set up automatically; install their equivalents and start again."
        choose_package_names
        gain_root
        say "Looking for system packages ..."
        # A source that does not answer must not stop an install that the others can serve.
        as_root env LC_ALL=C.UTF-8 apt-get -q -o DPkg::Lock::Timeout=120 update >> "$log" 2>&1 < /dev/null || true
        choose_package_names
        say "Installing system packages: ${packages[*]}"
        show_progress "Setting up " packages as_root env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
            apt-get -q -y -o DPkg::Lock::Timeout=120 install --no-install-recommends "${packages[@]}" ||
            explain_failure "The system packages could not be installed."
        # A Python that came only now may need more beside it.
        list_missing_packages "$@"
        ! needs_pin_library_built || install_system_packages "$@"
    fi
    require_python
}

# choose_package_names: set `packages` to the names this release knows.
choose_package_names() {
    local names name
    packages=()
    for names in "${missing[@]}"; do
        for name in ${names//|/ }; do
            [[ $(apt-cache show --no-all-versions "$name" 2> /dev/null) != *Version:* ]] || break
        done
        packages+=("$name")
    done
}

gain_root() {
    as_root() { "$@"; }
    (($(id -u) != 0)) || return 0
    as_root() { sudo "$@"; }
    command -v sudo > /dev/null && { sudo -n true 2> /dev/null || { [[ -t 0 ]] && sudo -v; }; } && return
    fail "System packages are missing and this user may not install them: ${packages[*]}" \
        "Ask someone who may (root or sudo) to run: apt-get install ${packages[*]}"
}

# The voice is a gift: where it cannot be had without asking anybody, the app starts without one and the doctor says so.
install_voice() {
    ! command -v espeak-ng > /dev/null && command -v apt-get > /dev/null || return 0
    local root_by=()
    (($(id -u) == 0)) || { command -v sudo > /dev/null && sudo -n true 2> /dev/null && root_by=(sudo); } || return 0
    say "Installing a voice: espeak-ng"
    "${root_by[@]}" env LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=60 \
        install --no-install-recommends espeak-ng >> "$log" 2>&1 < /dev/null || say "  no voice could be installed; everything else works without."
}

require_python() {
    find_python
    [[ -z $python ]] || return 0
    case $python_fault in
        version) fail "The Python here is not 3.11, 3.12 or 3.13." "Use Debian 12 or newer, or name another with COMPANION_PYTHON=/path/to/python3.11 ./run" ;;
        no_venv) fail "The Python here cannot make environments." "Install the package python3-venv and start again." ;;
        *) fail "There is no Python here." "Install the packages python3 and python3-venv and start again." ;;
    esac
}

make_environment() {
    local python python_fault expected
    find_python
    if was_made_by "$python"; then
        rm "$stamp" # whatever breaks off from here on leaves no stamp, and the next start begins anew
    else
        require_space
        say "Making .venv with $("$python" --version) ..."
        "$python" -m venv --clear "$venv" >> "$log" 2>&1 < /dev/null ||
            explain_failure "The Python environment could not be made."
    fi
    expected=$(grep -c '^[a-zA-Z].*==' "$root/requirements.lock")
    say "Fetching the libraries of requirements.lock (at most $expected; some 300 MB the first time) ..."
    # PYPI=1 tells the pin library, where it has to be built, to bring its own C part along.
    show_progress "Collecting " libraries env PYPI=1 "$venv/bin/python" -m pip install --disable-pip-version-check --no-input \
        --progress-bar off --retries 2 --require-hashes -r "$root/requirements.lock" ||
        explain_failure "The libraries could not be installed."
    say "Installing Table Companion into .venv ..."
    "$venv/bin/python" -m pip install --disable-pip-version-check --no-input --no-deps --no-build-isolation -e "$root" \
        >> "$log" 2>&1 < /dev/null || explain_failure "The project itself could not be installed into .venv."
    printf '%s\n%s\n%s\n' "$(fingerprint)" "$python" "$root" > "$stamp"
}

# show_progress BEGINNING NOUN COMMAND...: run quietly into the log, counting the lines that begin so.
show_progress() {
    local beginning=$1 noun=$2 line count=0
    shift 2
    set -o pipefail
    "$@" 2>&1 < /dev/null | {
        while IFS= read -r line; do
            printf '%s\n' "$line" >> "$log"
            [[ $line != "Installing collected packages"* ]] || say "  all $noun are here, unpacking them ..."
            [[ $line == "$beginning"* ]] || continue
            ((count += 1))
            ((count % 10)) || say "  $count $noun ..."
        done
    }
}

# explain_failure SENTENCE: say in words why the last logged command failed, show its last lines, and end.
explain_failure() {
    local cause="" text
    text=$(tail -n 60 "$log")
    case $text in
        *"No space left on device"*) cause="The disk is full. Free about $space_needed_mb MB and start again." ;;
        *"DO NOT MATCH THE HASHES"*) cause="A fetched file is not the one this version was tested with. Try again; if it stays so, do not go on." ;;
        *"Could not get lock"*) cause="Another program is installing packages. Let it finish and start again." ;;
        *"Could not resolve"* | *"Temporary failure"* | *"Name or service not known"* | *"etwork is unreachable"* | *"Failed to establish"* | *"Connection refused"* | *"timed out"* | *"Connection failed"* | *"No route to host"*)
            cause="There is no network, or the package server does not answer. Connect this computer to the internet and start again; what is already here is kept." ;;
        *"Permission denied"* | *"ead-only file system"*) cause="A folder cannot be written. Start as the owner of $root, on a disk that is not read-only." ;;
    esac
    printf '\nThe last lines of %s:\n' "$log" >&2
    tail -n 12 "$log" | sed 's/^/    /' >&2
    fail "$1" "$cause"
}
