import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { TestProject } from "vitest/node";

const HOST = "127.0.0.1";

/**
 * A team of Cloudflare Access, as far as the desk sees it: its public keys, and at `/token?email=…&audience=…&issuer=…`
 * what it would send along with the request of somebody it has let in.
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
