#!/bin/sh
# Renders the plan's missing pictures to a folder, in the plan's order: render-all.sh FOLDER [NAME…]
# A rerun resumes after an interruption. A picture appears only once it is complete.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1
shift
mkdir -p "$folder"
if [ $# -eq 0 ]; then
	set -- $(sed -n 's/.*"name": "\([^"]*\)".*/\1/p' "$here/plan.json")
fi
for name in "$@"; do
	[ -e "$folder/$name.png" ] && continue
	echo "$(date +%T) $name"
	nice -n 19 blender -b --factory-startup --python-exit-code 1 -P "$here/render.py" -- "$name" "$folder" >"$folder/$name.log" 2>&1 || echo "failed: $name"
done
