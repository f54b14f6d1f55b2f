#!/bin/sh
# run.sh FILE [arguments]: runs one of the project's scripts with the project's own Node.
set -eu
. "$(dirname "$0")/install.sh"
exec node "$@"
