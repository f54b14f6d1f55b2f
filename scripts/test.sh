#!/bin/sh
# npm test [GROUP FILE...]: from a fresh clone through the checks; ends in one line "N passed, N failed".
set -eu
. "$(dirname "$0")/install.sh"
exec node scripts/test.ts "$@"
