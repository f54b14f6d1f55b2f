#!/bin/sh
# npm start: installs what is missing and runs the site.
set -eu
. "$(dirname "$0")/install.sh"
exec node scripts/start.ts
