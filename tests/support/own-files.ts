import { env } from "cloudflare:workers";

/** Fetches one of the site's own assets, as the Worker does. */
export function ownFiles(path: string): Promise<Response> {
	return env.ASSETS.fetch(`http://localhost${path}`);
}
