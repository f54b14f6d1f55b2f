#!/bin/sh
# npm test [GROUP FILE...]: installs what is missing and runs the checks; the last lines report "N passed, N failed" and
# each failure.
set -eu
. "$(dirname "$0")/install.sh"
exec node scripts/test.ts "$@"
