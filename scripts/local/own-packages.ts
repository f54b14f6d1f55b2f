import { execFileSync } from "node:child_process";

/**
 * Installs the packages of a folder's own package.json: large packages for one program stay out of the main install.
 */
export function installOwnPackages(folder: string): void {
	const options = ["--no-audit", "--no-fund", "--loglevel=error", "--legacy-peer-deps"];
	execFileSync("npm", ["ci", ...options], { cwd: folder, stdio: "inherit" });
}
