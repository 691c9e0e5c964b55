#!/usr/bin/env bash
# Installs what is missing, and only that. Usage: setup.sh [run|test|docs|bench|fuzz|package|deny]
# Quick when nothing is missing. Takes for granted: Rust by rustup, Node with npm, Python 3, the right to use apt.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

NEXTEST=0.9.143
MDBOOK=0.5.4
CARGO_FUZZ=0.13.2
CARGO_DEB=3.8.0
CARGO_DENY=0.20.2
PYTHON_CHESS=1.11.2
NODE=20.19.0

need_rust() {
    has cc || apt_install build-essential
    has cargo || die "Rust is missing: install it with rustup (stable toolchain), then run this again"
    local wanted found
    wanted=$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$root/Cargo.toml")
    found=$(rustc --version | cut -d' ' -f2)
    [ "$(printf '%s\n%s\n' "$wanted" "$found" | sort -V | head -n 1)" = "$wanted" ] ||
        die "Rust $wanted or newer is needed, here is $found: rustup update stable"
}

# What the front end is built with, exactly as its lock file says.
need_node() {
    local found
    has node && has npm || die "Node $NODE or newer with npm is missing: install it, then run this again"
    found=$(node --version)
    [ "$(printf '%s\n%s\n' "$NODE" "${found#v}" | sort -V | head -n 1)" = "$NODE" ] ||
        die "Node $NODE or newer is needed, here is $found"
    # npm writes its own list when it is done: older than ours, or not there, means that something is missing.
    if [ "$root/web/package-lock.json" -nt "$root/web/node_modules/.package-lock.json" ]; then
        say "installing what the front end is built with (npm ci)"
        (cd "$root/web" && npm ci --no-audit --no-fund --loglevel=error)
        touch "$root/web/node_modules/.package-lock.json"
    fi
}

# The browser of the end-to-end tests, and letters for the languages that they look at. Debian's Chromium without its windows takes
# two thirds of the time; where Debian has none, the whole one.
need_chromium() {
    has chromium-headless-shell || apt_install chromium-headless-shell fonts-noto-core ||
        has chromium || apt_install chromium fonts-noto-core
}

# The database that several nodes share, for tests that start one of their own: nothing of the system is started.
need_postgres() {
    ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 && return
    [ -d /etc/postgresql-common ] || {
        as_root mkdir -p /etc/postgresql-common
        echo 'create_main_cluster = false' | as_root tee /etc/postgresql-common/createcluster.conf >/dev/null
    }
    apt_install postgresql
}

# What nodes tell each other what was written by. Unpacked and not installed: the package would start a service of the system.
need_nats() {
    has nats-server && return
    say "unpacking Debian's nats-server into $cache/nats"
    as_root apt-get update -qq
    local at
    at=$(mktemp -d)
    chmod 755 "$at"
    (cd "$at" && apt-get download -qq nats-server 2>/dev/null && dpkg -x nats-server_*.deb "$cache/nats")
    rm -rf "$at"
    has nats-server || die "nats-server cannot be had from Debian's sources"
}

# Machines of their own for the nodes, where this one allows them.
need_ip() {
    has ip || [ -x /usr/sbin/ip ] || apt_install iproute2
}

need_lints() {
    cargo fmt --version >/dev/null 2>&1 || rustup component add rustfmt
    cargo clippy --version >/dev/null 2>&1 || rustup component add clippy
}

need_nextest() {
    cargo nextest --version >/dev/null 2>&1 || cargo_tool cargo-nextest "$NEXTEST"
}

need_mdbook() {
    case $(mdbook --version 2>/dev/null) in
        "mdbook v0.5."*) ;;
        *) cargo_tool mdbook "$MDBOOK" --no-default-features --features search ;;
    esac
}

# Without its own xz: the one of the machine is asked, and nothing in C is built.
need_cargo_deb() {
    has dpkg-shlibdeps || apt_install dpkg-dev
    has xz || apt_install xz-utils
    cargo deb --version >/dev/null 2>&1 || cargo_tool cargo-deb "$CARGO_DEB" --no-default-features
}

need_cargo_deny() {
    cargo deny --version >/dev/null 2>&1 || cargo_tool cargo-deny "$CARGO_DENY"
}

need_nightly() {
    rustup toolchain list | grep -q '^nightly' || {
        say "adding a nightly toolchain: the fuzzer needs it"
        rustup toolchain install nightly --profile minimal
    }
    has g++ || apt_install build-essential
    cargo fuzz --version >/dev/null 2>&1 || cargo_tool cargo-fuzz "$CARGO_FUZZ"
}

# A peer of the audit's benchmark; it stays in the cache, outside every Python environment.
need_python_chess() {
    [ -d "$cache/python-chess-$PYTHON_CHESS" ] && return
    say "installing python-chess $PYTHON_CHESS into $cache"
    python3 -m pip --version >/dev/null 2>&1 || apt_install python3-pip
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action ignore \
        --target "$cache/python-chess-$PYTHON_CHESS.part" "chess==$PYTHON_CHESS"
    mv "$cache/python-chess-$PYTHON_CHESS.part" "$cache/python-chess-$PYTHON_CHESS"
}

mkdir -p "$cache"
need_rust
case ${1:-test} in
    run) need_node ;;
    test)
        need_node
        need_chromium
        need_postgres
        need_nats
        need_ip
        need_lints
        need_nextest
        ;;
    nodes)
        need_postgres
        need_nats
        need_ip
        ;;
    docs) need_mdbook ;;
    bench)
        need_python_chess
        bash "$root/scripts/fetch-book.sh" >/dev/null
        ;;
    fuzz) need_nightly ;;
    package)
        need_node
        need_cargo_deb
        ;;
    deny) need_cargo_deny ;;
    *) die "setup.sh knows run, test, nodes, docs, bench, fuzz, package and deny, not '$1'" ;;
esac
