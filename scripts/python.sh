#!/usr/bin/env bash
# The package for Python: `python.sh` builds the wheel into target/wheels, `python.sh test` tries it. What either needs goes
# into folders below target, nothing elsewhere.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

maturin=maturin==1.16.0
wheels=target/wheels

has python3 || apt_install python3 python3-venv
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || die "expected Python 3.11 or newer"

# environment FOLDER PACKAGE...: an environment of its own with these packages, made once.
environment() {
    local folder=$1 wanted="${*:2}"
    [ "$(cat "$folder/wanted" 2>/dev/null)" = "$wanted" ] && [ -x "$folder/bin/python" ] && return
    rm -rf "$folder"
    python3 -m venv "$folder" 2>/dev/null || {
        apt_install python3-venv
        python3 -m venv --clear "$folder"
    }
    if [ $# -gt 1 ]; then
        say "installing into $folder: $wanted"
        "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "${@:2}"
    fi
    printf '%s\n' "$wanted" >"$folder/wanted"
}

# With the program's own flags; the wheel is for every Python from 3.11 on.
build() {
    environment target/python "$maturin"
    say "building the wheel (the first time some minutes)"
    mkdir -p "$wheels"
    rm -f "$wheels"/arbiter_chess-*.whl
    target/python/bin/maturin build --quiet --release --locked --out "$wheels" --manifest-path crates/python/Cargo.toml
    ls "$wheels"/arbiter_chess-*-cp311-abi3-*.whl
}

install() {
    "$1/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall "$wheels"/arbiter_chess-*.whl
}

try() {
    say "the wheel alone"
    rm -rf target/python-bare
    environment target/python-bare
    install target/python-bare
    target/python-bare/bin/python -m unittest discover -q -s crates/python/tests/bare -p '*_test.py'
    say "with pyarrow, and against python-chess"
    environment target/python-full pytest==9.2.0 pyarrow==26.0.1 chess==1.11.2 mypy==2.4.1
    install target/python-full
    ARBITER_DATA="$data" target/python-full/bin/python -m pytest -q -p no:cacheprovider crates/python/tests
    target/python-full/bin/python -m mypy --strict --no-incremental crates/python/tests/typed.py
}

case ${1:-build} in
build) build ;;
test)
    build
    try
    ;;
try) try ;;
*) die "expected nothing, test or try, found $1" ;;
esac
