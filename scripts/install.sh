# Sourced by the other scripts: installs what is missing and puts the project's own Node first on the PATH.
cd "$(dirname "$0")/.."
installed=node_modules/.package-lock.json
if [ ! -f "$installed" ] || [ package-lock.json -nt "$installed" ]; then
	echo "Installing packages"
	npm ci --no-audit --no-fund --loglevel=error
	touch "$installed"
fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
# Quiet and offline: nothing is reported to anybody.
export CI="${CI:-1}" WRANGLER_SEND_METRICS=false WRANGLER_SEND_ERROR_REPORTS=false WRANGLER_HIDE_BANNER=true \
	WRANGLER_WRITE_LOGS=false CLOUDFLARE_CF_FETCH_ENABLED=false NODE_NO_WARNINGS=1
