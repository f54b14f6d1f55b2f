import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { TestProject } from "vitest/node";

const HOST = "127.0.0.1";

/**
 * Local Cloudflare Access team: serves its public keys, and at `/token?email=…&audience=…&issuer=…` the token that
 * Access adds to the requests of an admitted user.
 */
export default async function setup(project: TestProject): Promise<() => void> {
	const { publicKey, privateKey } = await generateKeyPair("RS256");
	const key = { ...(await exportJWK(publicKey)), kid: "team", alg: "RS256", use: "sig" };
	const server = createServer((request, response) => {
		const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
		if (url.pathname === "/cdn-cgi/access/certs") {
			response.setHeader("content-type", "application/json");
			response.end(JSON.stringify({ keys: [key] }));
			return;
		}
		const token = new SignJWT({ email: url.searchParams.get("email") ?? "" })
			.setProtectedHeader({ alg: "RS256", kid: "team" })
			.setIssuer(url.searchParams.get("issuer") ?? url.origin)
			.setAudience(url.searchParams.get("audience") ?? "")
			.setExpirationTime(url.searchParams.get("expires") ?? "1h")
			.sign(privateKey);
		void token.then((text) => response.end(text));
	});
	await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
	project.provide("accessTeam", `http://${HOST}:${(server.address() as AddressInfo).port}`);
	return () => server.close();
}
