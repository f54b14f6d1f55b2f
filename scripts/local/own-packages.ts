import { execFileSync } from "node:child_process";

/** Installs what a folder's own package file names: what is large and serves one program is no part of everybody's install. */
export function installOwnPackages(folder: string): void {
	const options = ["--no-audit", "--no-fund", "--loglevel=error", "--legacy-peer-deps"];
	execFileSync("npm", ["ci", ...options], { cwd: folder, stdio: "inherit" });
}
