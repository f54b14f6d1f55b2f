#!/bin/sh
# npm test: from a fresh clone through every check; ends in one line "N passed, N failed".
set -eu
. "$(dirname "$0")/install.sh"
exec node scripts/test.ts
