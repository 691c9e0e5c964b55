# Shared by the scripts beside it: where things lie, how a script speaks, how it installs.
# Sourced, never run; the caller has already set -euo pipefail.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# One cache for all clones of a user: tools and fetched data are the same in each.
cache=${ARBITER_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/arbiter}
# Data that is not part of the project; tests that need it say so when it is not there.
data=${ARBITER_DATA:-$root/../shared}

# Rustup puts cargo here, also where the login shell has not read its file yet.
export PATH="$PATH:${CARGO_HOME:-$HOME/.cargo}/bin:$cache/tools/bin:$cache/nats/usr/sbin"

# What a script does, and how long whoever called it has waited.
export ARBITER_SINCE=${ARBITER_SINCE:-$(date +%s)}
say() {
    local waited=$(($(date +%s) - ARBITER_SINCE))
    printf '==> %d:%02d %s\n' $((waited / 60)) $((waited % 60)) "$*"
}

die() {
    printf 'error: %s\n' "$*" >&2
    exit 1
}

has() { command -v "$1" >/dev/null 2>&1; }

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif has sudo; then
        sudo "$@"
    else
        die "as root, please: $*"
    fi
}

# apt_install PACKAGE...: from the machine's own Debian sources.
apt_install() {
    has apt-get || die "this is not Debian; please install: $*"
    say "installing Debian packages: $*"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

# cargo_tool NAME VERSION [OPTION...]: a program from crates.io, pinned, into the cache.
# The light profile halves the time to build it; these tools wait for files and compilers, not for themselves.
cargo_tool() {
    local name=$1 version=$2
    shift 2
    say "building $name $version into $cache/tools (once, some minutes)"
    CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=false \
        CARGO_TARGET_DIR="$cache/build" \
        cargo install --quiet --locked --root "$cache/tools" --version "$version" "$name" "$@"
    rm -rf "$cache/build"
}
