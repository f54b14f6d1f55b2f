# Sourced by the other scripts: installs missing packages and puts the project's own Node first on the PATH.
cd "$(dirname "$0")/.."
# Compares contents, because a change of branch updates the time of the lock file. A linked node_modules belongs to
# another clone, which `npm ci` would empty.
if [ ! -L node_modules ] && ! cmp -s package-lock.json node_modules/.installed-lock.json; then
	echo "Installing packages"
	npm ci --no-audit --no-fund --loglevel=error
fi
PATH="$PWD/node_modules/.bin:$PATH"
export PATH
# Quiet and offline: no telemetry.
export CI="${CI:-1}" WRANGLER_SEND_METRICS=false WRANGLER_SEND_ERROR_REPORTS=false WRANGLER_HIDE_BANNER=true \
	WRANGLER_WRITE_LOGS=false CLOUDFLARE_CF_FETCH_ENABLED=false NODE_NO_WARNINGS=1
