#!/bin/sh
# npm start: from a fresh clone to the running site.
set -eu
. "$(dirname "$0")/install.sh"
exec node scripts/start.ts
