#!/usr/bin/env bash
# Fetches the games that the audit is measured on: book_1.02.pgn of the Debian source package gnuchess-book,
# 145,716 games in 86 MB. Prints the path of the file. Quick when it is already in the cache.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

package=gnuchess-book
book=$cache/book_1.02.pgn
games=145716

if [ -f "$book" ]; then
    echo "$book"
    exit 0
fi
has apt-get || die "the games come from a Debian source package; this is not Debian"

# The machine's own Debian sources with deb turned into deb-src, in a configuration of our own:
# the machine's lists and settings stay as they are.
apt=$cache/apt
mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/parts" "$apt/download"
sources() {
    apt-get indextargets --format '$(ORIGIN) $(REPO_URI) $(RELEASE) $(COMPONENT) $(SIGNED_BY)' \
        'Created-By: Packages' | awk '$1 == "Debian" && $4 == "main" { print $2, $3, $4, $5 }'
}
[ -n "$(sources)" ] || {
    say "reading the machine's package lists" >&2
    as_root apt-get update -qq
}
sources | sort -u | while read -r uri release component key; do
    # A key that the machine does not name stands there as the unfilled pattern.
    case $key in /*) option=" [signed-by=$key]" ;; *) option= ;; esac
    echo "deb-src$option $uri $release $component"
done >"$apt/sources.list"
[ -s "$apt/sources.list" ] || die "apt knows no Debian source on this machine"

own_apt() {
    apt-get -qq \
        -o Dir::Etc::SourceList="$apt/sources.list" -o Dir::Etc::SourceParts="$apt/parts" \
        -o Dir::State::Lists="$apt/lists" -o Dir::Cache="$apt/cache" \
        -o APT::Sandbox::User=root "$@"
}
say "fetching $package (Debian source package)" >&2
own_apt update >&2
# The upstream archive alone: it holds the games, and mirrors do not always keep the packaging beside it.
(cd "$apt/download" && own_apt source --download-only --tar-only "$package" >&2)

tar -xOf "$apt"/download/${package}_*.orig.tar.* --wildcards '*/book_1.02.pgn' >"$book.part"
found=$(grep -c '^\[Event ' "$book.part")
[ "$found" = "$games" ] || die "$package: $games games expected, $found found in $book.part"
mv "$book.part" "$book"
rm -rf "$apt"
say "$found games, $(wc -c <"$book") bytes" >&2
echo "$book"
