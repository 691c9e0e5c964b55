#!/usr/bin/env bash
# Makes a Debian package and a plain tarball of the program, into target/package. Usage: package.sh [try]
# With `try` the package is then installed, started, upgraded and removed in a clean root (package-try.sh).
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh package
bash scripts/web.sh build
say "the program, as it is given away: several minutes"
cargo build --locked --release -p arbiter-cli
program=${CARGO_TARGET_DIR:-target}/release/arbiter
version=$("$program" --version | cut -d' ' -f2)
machine=$(uname -m)

# What stands in the package and in the tarball alike: pages and completions of this very program, and the papers.
out=target/package
rm -rf "$out"
mkdir -p "$out/root/share/doc/arbiter"
"$program" manual --to "$out/root"
papers=$out/root/share/doc/arbiter
cp README.md SECURITY.md docs/package.md docs/backup.md docs/proxy.md docs/limits.md "$papers"
cp CHANGELOG.md "$papers/changelog"
python3 scripts/notices.py >"$papers/notices"

# The times in both are those of the last change, so that the same sources give the same files.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
say "the Debian package"
# Debian wants a changelog of its own form beside ours: it says what of the packaging changed, which is nothing that ours does not say.
maintainer=$(sed -n 's/^maintainer = "\(.*\)"$/\1/p' crates/cli/Cargo.toml)
printf 'arbiter (%s-1) unstable; urgency=medium\n\n  * What changed in the program stands in changelog.gz.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" >"$out/changelog.Debian"
cargo deb --quiet --no-build --locked -p arbiter-cli --output "$out"

say "the tarball"
name=arbiter-$version-$machine-linux-gnu
cp -r "$out/root" "$out/$name"
mkdir -p "$out/$name/bin" "$out/$name/share/arbiter"
install -s -m 755 "$program" "$out/$name/bin/arbiter"
cp LICENSE README.md "$out/$name"
cp packaging/debian/arbiter*.service packaging/debian/arbiter*.timer packaging/debian/arbiter.default "$out/$name/share/arbiter"
tar --create --gzip --file "$out/$name.tar.gz" --directory "$out" --sort=name --owner=0 --group=0 --numeric-owner \
    --mtime="@$SOURCE_DATE_EPOCH" "$name"
rm -rf "${out:?}/$name" "$out/root" "$out/changelog.Debian"

# The newest function of the C library that the program asks for says on which systems it runs.
glibc=$(objdump -T "$program" | grep -o 'GLIBC_[0-9.]*' | sort -Vu | tail -n 1)
say "made (needs ${glibc/_/ } or newer):"
ls -l "$out" | awk 'NF > 2 { printf "    %s  %.1f MB\n", $NF, $5 / 1e6 }'
[ "${1:-}" != try ] || exec bash scripts/package-try.sh "$out"/*.deb
