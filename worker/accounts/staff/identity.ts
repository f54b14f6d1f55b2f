import { createRemoteJWKSet, jwtVerify } from "jose";
import { factsOf, log } from "../../platform/log";

/** Settings of Cloudflare Access, which may protect the desk. */
export type AccessSettings = {
	/** Origin of the team, e.g. `https://meridiaan.cloudflareaccess.com`. */
	team: string;
	audience: string;
};

const HEADER = "cf-access-jwt-assertion";

/** Email address verified by Cloudflare Access; null if the token is missing, expired, forged or for another site. */
export async function accessIdentity(settings: AccessSettings, request: Request): Promise<string | null> {
	const token = request.headers.get(HEADER);
	if (!token) return null;
	try {
		const keys = createRemoteJWKSet(new URL(`${settings.team}/cdn-cgi/access/certs`));
		const { payload } = await jwtVerify(token, keys, {
			issuer: settings.team,
			audience: settings.audience,
			algorithms: ["RS256"],
		});
		return typeof payload.email === "string" ? payload.email : null;
	} catch (error) {
		log("warn", "access-token-refused", factsOf(error));
		return null;
	}
}
