import { createRemoteJWKSet, jwtVerify } from "jose";
import { factsOf, log } from "../../platform/log";

/** The protection that may stand in front of the desk. */
export type AccessSettings = {
	/** Origin of the team, such as `https://meridiaan.cloudflareaccess.com`. */
	team: string;
	/** The application's audience tag. */
	audience: string;
};

const HEADER = "cf-access-jwt-assertion";

/** The email address that Cloudflare Access has verified; null where its token is missing, expired, forged or for another site. */
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
