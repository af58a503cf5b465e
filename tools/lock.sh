#!/bin/sh
# Writes requirements/*.txt anew from the *.in beside them. Each set keeps to the versions of those before it.
# `tools/lock.sh --upgrade` takes newer versions where there are any.
set -eu
cd "$(dirname "$0")/../requirements"

if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    # uv is needed for this alone, so it stays out of the project's own environment.
    python=${PYTHON:-python3}
    [ -x ../build/lock/bin/uv ] || { "$python" -m venv ../build/lock && ../build/lock/bin/pip install --quiet uv; }
    uv=../build/lock/bin/uv
fi

for set in run build dev bench; do
    echo "requirements/$set.txt"
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --custom-compile-command "make lock" "$@" --output-file "$set.txt" "$set.in"
done
