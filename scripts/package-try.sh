#!/usr/bin/env bash
# Tries a package in a clean root, as a machine would: installed, started by the line of its unit as its own user, asked for
# pages, upgraded over data that a 0.1 program wrote, removed, purged; the data must be untouched. Usage: package-try.sh DEB
# systemd is not running in such a root: the script starts what the unit would start, and the hardening is only reckoned.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

deb=$(readlink -f "${1:?which package?}")
[ "$(id -u)" = 0 ] || die "a clean root is made by root: sudo bash scripts/package-try.sh $1"
has debootstrap || apt_install debootstrap
# shellcheck source=/dev/null
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")

# The bare system, made once.
bare=$cache/root-$suite.tar
if [ ! -f "$bare" ]; then
    say "a bare $suite, once"
    mirror=$(apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE)' 'Created-By: Packages' |
        awk -v suite="$suite" '$1 == "Debian" && $3 == suite { print $2; exit }')
    rm -rf "$cache/root.part"
    debootstrap --variant=minbase "$suite" "$cache/root.part" "${mirror:?apt knows no Debian source}" >"$cache/debootstrap.log" ||
        die "debootstrap failed: $cache/debootstrap.log"
    tar --create --file "$bare.part" --directory "$cache/root.part" --numeric-owner .
    mv "$bare.part" "$bare"
    rm -rf "$cache/root.part"
fi

clean=$(mktemp -d)
server=
gone() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    rm -rf "$clean"
}
trap gone EXIT
tar --extract --file "$bare" --directory "$clean" --numeric-owner
cp /etc/resolv.conf "$clean/etc/resolv.conf"

inside() { chroot "$clean" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C "$@"; }
apt_inside() {
    inside apt-get -qq -y -o APT::Sandbox::User=root "$@" </dev/null >"$clean/apt.log" 2>&1 ||
        die "apt-get $*: $(cat "$clean/apt.log")"
}
data=$clean/var/lib/arbiter
file=$data/arbiter.sqlite3
# The place behind which the server hides while it is tried.
port=$(python3 -c 'import socket; place = socket.socket(); place.bind(("127.0.0.1", 0)); print(place.getsockname()[1])')
address=http://127.0.0.1:$port

holds() {
    local what=$1
    shift
    "$@" >/dev/null 2>&1 || die "does not hold: $what ($*)"
    printf '    %s\n' "$what"
}

# unit NAME: what the unit starts, as its user, with its options.
unit() {
    local line set
    line=$(sed -n 's/^ExecStart=//p' "$clean/lib/systemd/system/$1.service")
    set=$(sed -n 's/^Environment=//p' "$clean/lib/systemd/system/$1.service" | sed 's/$/;/' | tr '\n' ' ')
    exec chroot --userspec=arbiter:arbiter "$clean" env -i PATH=/usr/bin:/bin HOME=/nonexistent sh -c \
        "umask 077; $set . /etc/default/arbiter; exec $line"
}

# page PATH TEXT: the server shows a page that has the text.
page() {
    python3 - "$address$1" "$2" <<'ASK'
import sys, urllib.request
answer = urllib.request.urlopen(sys.argv[1], timeout=10)
sys.exit(0 if sys.argv[2] in answer.read().decode() else f"{sys.argv[1]}: no {sys.argv[2]!r} in it")
ASK
}

start() {
    : >"$clean/said"
    (unit arbiter) >"$clean/said" 2>&1 &
    server=$!
    for _ in $(seq 300); do
        ! grep -q "$address" "$clean/said" || return 0
        kill -0 "$server" 2>/dev/null || die "the server ended: $(cat "$clean/said")"
        sleep 0.1
    done
    die "the server says nothing of $address: $(cat "$clean/said")"
}

stop() {
    kill "$server"
    wait "$server" || die "the server ended with $?: $(cat "$clean/said")"
    server=
}

say "an older package is installed"
# The same package under an older number: what differs between two versions of the program are the data, see below.
dpkg-deb --raw-extract "$deb" "$clean/older"
sed -i 's/^Version: .*/Version: 0.0.1-1/' "$clean/older/DEBIAN/control"
dpkg-deb --root-owner-group --build "$clean/older" "$clean/older.deb" >/dev/null
rm -rf "$clean/older"
cp "$deb" "$clean/new.deb"
apt_inside update
apt_inside install --no-install-recommends /older.deb
holds "its user is there, and cannot log in" grep -q '^arbiter:.*nologin$' "$clean/etc/passwd"
owner=$(sed -n 's/^arbiter:x:\([0-9]*\):.*/\1/p' "$clean/etc/passwd")
belongs() { [ "$(stat -c '%u %a' "$1")" = "$owner $2" ]; }
holds "the folder of the data is the user's alone" belongs "$data" 700
holds "the service starts with the machine" test -L "$clean/etc/systemd/system/multi-user.target.wants/arbiter.service"
holds "the nightly copy does not, until it is told to" test ! -e "$clean/etc/systemd/system/timers.target.wants/arbiter-backup.timer"
for paper in man/man1/arbiter.1.gz man/man1/arbiter-serve.1.gz bash-completion/completions/arbiter \
    zsh/vendor-completions/_arbiter fish/vendor_completions.d/arbiter.fish doc/arbiter/copyright doc/arbiter/package.md; do
    holds "$paper" test -s "$clean/usr/share/$paper"
done
has systemd-analyze && holds "the hardening is worth 1.1 or better" systemd-analyze security --offline=true --threshold=11 \
    "$clean/lib/systemd/system/arbiter.service"

say "it is started on an empty folder"
sed -i "s/127.0.0.1:8080\"/127.0.0.1:$port\"/" "$clean/etc/default/arbiter"
start
holds "the first page is served, with its scripts" page / /assets/
holds "the Laws are served" page /laws "fide"
holds "it is ready" page /health/ready ""
stop
holds "one whole file is left" test -s "$file" -a ! -e "$file-wal" -a ! -e "$file-shm"
holds "which is the user's alone" belongs "$file" 600

say "it is upgraded over data of 0.1"
rm "$file"
python3 - tests/golden/store-0.1.sql "$file" <<'FILL'
import sqlite3, sys
base = sqlite3.connect(sys.argv[2])
base.executescript(open(sys.argv[1], encoding="utf-8").read())
base.close()
FILL
chown "$owner" "$file"
chmod 600 "$file"
apt_inside install --no-install-recommends /new.deb
holds "what was set stays set" grep -q "127.0.0.1:$port" "$clean/etc/default/arbiter"
start
game=$(sed -n 's/^-- game: //p' tests/golden/store-0.1.sql)
event=$(sed -n 's/^-- event: //p' tests/golden/store-0.1.sql)
holds "a game of 0.1 is shown" page "/g/$game" "$game"
holds "with its moves" page "/g/$game.pgn" "1. "
holds "an event of 0.1 is shown" page "/e/$event" "$event"
(unit arbiter-backup) >"$clean/said" 2>&1 || die "the copy beside the running server: $(cat "$clean/said")"
holds "a copy is made while it runs" belongs "$clean/var/backups/arbiter/arbiter.sqlite3" 600
stop

say "it is removed and purged"
before=$(sha256sum <"$file")
same() { [ "$(sha256sum <"$file")" = "$before" ] && [ -s "$clean/var/backups/arbiter/arbiter.sqlite3" ]; }
apt_inside remove arbiter
holds "the program is gone" test ! -e "$clean/usr/bin/arbiter"
holds "what was set is kept" test -e "$clean/etc/default/arbiter"
holds "the data are untouched" same
apt_inside purge arbiter
holds "what was set is gone" test ! -e "$clean/etc/default/arbiter"
holds "no unit is left" test ! -e "$clean/etc/systemd/system/multi-user.target.wants/arbiter.service"
holds "the data are untouched by the purge too" same
holds "and still somebody's" grep -q '^arbiter:' "$clean/etc/passwd"

say "it is installed again, and finds its data"
apt_inside install --no-install-recommends /new.deb
sed -i "s/127.0.0.1:8080\"/127.0.0.1:$port\"/" "$clean/etc/default/arbiter"
start
holds "the game of 0.1 is there" page "/g/$game.pgn" "1. "
stop
say "all of it holds: $(basename "$deb") on $suite"
