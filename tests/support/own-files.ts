import { env } from "cloudflare:workers";

/** Reads a file of the site itself, as the Worker does. */
export function ownFiles(path: string): Promise<Response> {
	return env.ASSETS.fetch(`http://localhost${path}`);
}
