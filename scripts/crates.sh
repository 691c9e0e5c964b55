#!/usr/bin/env bash
# Packages the crates that are for others, unpacks them where nothing of the project is, and builds a program on them.
# The registry is asked only for what others wrote.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

crates=(chess variants notation mate clock laws)
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT

say "packaging ${crates[*]}"
cargo package --quiet --locked --allow-dirty --no-verify --exclude-lockfile --target-dir "$away/target" \
    "${crates[@]/#/--package=arbiter-}"

# The packages know one another by version; here they lie side by side instead of in the registry.
mkdir -p "$away/user/src"
{
    printf '[package]\nname = "user"\nversion = "0.0.0"\nedition = "2024"\n\n[dependencies]\n'
    for name in "${crates[@]}"; do printf 'arbiter-%s = "%s"\n' "$name" "$version"; done
    printf '\n[patch.crates-io]\n'
    for name in "${crates[@]}"; do
        tar -xzf "$away/target/package/arbiter-$name-$version.crate" -C "$away"
        printf 'arbiter-%s = { path = "../arbiter-%s-%s" }\n' "$name" "$name" "$version"
    done
} >"$away/user/Cargo.toml"
cat >"$away/user/src/main.rs" <<'RUST'
use arbiter_chess::{Color, Playable, Position};
use arbiter_clock::TimeControl;
use arbiter_laws::default_rulebook;
use arbiter_mate::{Budget, can_mate};
use arbiter_notation::pgn::read_games;
use arbiter_notation::{Language, read_san};

fn main() {
    let (games, _) = read_games(b"[TimeControl \"600+5\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    let end = games[0].moves().fold(Position::default(), |position, word| {
        position.play(read_san(&position, word.as_bytes(), Language::English.letters()).unwrap().mv)
    });
    assert!(end.is_checkmate());
    assert!(!can_mate(&end, Color::White, &Budget::full()).is_winnable());
    let control: TimeControl = games[0].tag("TimeControl").unwrap().parse().unwrap();
    println!("{}; {} bytes of control; {}", end.to_fen(), control.to_pgn().len(), default_rulebook().id());
}
RUST

say "a program on them, outside of the project"
CARGO_TARGET_DIR="$away/built" cargo run --quiet --manifest-path "$away/user/Cargo.toml"
