#!/bin/sh
# Generates the types of the platform, the routes and the tables. Does nothing after an install without development
# packages.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
export PATH WRANGLER_SEND_METRICS=false WRANGLER_HIDE_BANNER=true WRANGLER_WRITE_LOGS=false
command -v wrangler >/dev/null && command -v react-router >/dev/null || exit 0
wrangler types >/dev/null
react-router typegen
node scripts/tables.ts
