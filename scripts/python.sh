#!/usr/bin/env bash
# The package for Python: `python.sh` builds the wheel into target/wheels, `python.sh test` tries it, `python.sh full` installs it into
# target/python-full beside what it can work with. What either needs goes
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

# The wheel with all that it can work with: what its tests, the recipes of the book and its benches use.
full() {
    has java || apt_install openjdk-17-jre-headless
    local packages
    mapfile -t packages < <(sed 's/ *#.*//; /^$/d' crates/python/tests/requirements.txt)
    environment target/python-full "${packages[@]}"
    install target/python-full
}

try() {
    say "the wheel alone"
    rm -rf target/python-bare
    environment target/python-bare
    install target/python-bare
    target/python-bare/bin/python -m unittest discover -q -s crates/python/tests/bare -p '*_test.py'
    full
    say "with pyarrow, on engines, and against python-chess"
    ARBITER_DATA="$data" target/python-full/bin/python -m pytest -q -p no:cacheprovider crates/python/tests
    target/python-full/bin/python -m mypy --strict --no-incremental crates/python/tests/typed.py
}

# Without a wheel: the module that the workspace has built, beside the files of the package, as far as it goes without an engine.
# Engines, and memory, which is that of the optimised wheel, have their turn in `make python TRY=1` and in `make scale`.
here() {
    local package=target/python-here/arbiter_chess
    mkdir -p target/python-here
    rm -rf "$package"
    cp -r crates/python/python/arbiter_chess "$package"
    cp target/debug/libarbiter_chess_native.so "$package/_native.abi3.so"
    say "the package alone"
    PYTHONPATH=target/python-here python3 -S -m unittest discover -q -s crates/python/tests/bare -p '*_test.py'
    local packages
    mapfile -t packages < <(sed '/# with an engine$/d; s/ *#.*//; /^$/d' crates/python/tests/requirements.txt)
    environment target/python-test "${packages[@]}"
    say "the package with pyarrow and against python-chess; recipes and notebooks"
    [ -d "$data/data/pgn" ] || say "no collections at $data: skipped, python-chess has the examples only"
    ARBITER_DATA="$data" PYTHONPATH="$root/target/python-here" target/python-test/bin/python -m pytest -q -p no:cacheprovider \
        --ignore crates/python/tests/spark_test.py --ignore crates/python/tests/ray_test.py -k 'not memory_is_bounded' crates/python/tests
    PYTHONPATH="$root/target/python-here" target/python-test/bin/python -m mypy --strict --no-incremental crates/python/tests/typed.py
}

case ${1:-build} in
here) here ;;
build) build ;;
test)
    build
    try
    ;;
try) try ;;
full)
    build
    full
    ;;
*) die "expected nothing, test, try, full or here, found $1" ;;
esac
