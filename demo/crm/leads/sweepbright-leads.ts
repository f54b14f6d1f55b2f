import { type Handled, type LeadHandler, whiseAccount } from "./whise-leads.ts";

const TOKEN = "token-of-the-website";

/** Stand-in for SweepBright's contacts. Uses the credentials of Whise. Answers contacts without a body. */
export const sweepBrightLeadsHandler: LeadHandler = ({ path, body, token }, refused): Handled => {
	if (path === "oauth/token") {
		const isKnown = body.client_id === String(whiseAccount.clientId) && body.client_secret === whiseAccount.password;
		return isKnown
			? { status: 200, body: { token_type: "Bearer", expires_in: 3_600, access_token: TOKEN } }
			: { status: 401, body: { error: "invalid_client" } };
	}
	if (token !== TOKEN) return { status: 401, body: { error: "access_denied" } };
	const estate = /^estates\/([0-9a-f-]{36})\/contacts$/.exec(path)?.[1];
	if (estate?.startsWith("ffffffff")) return { status: 404, body: null };
	if (path !== "contacts" && !estate) return { status: 404, body: null };
	const missing = ["first_name", "last_name", "email", "message"].find((name) => !body[name]);
	const invalid = missing ?? (refused !== null && refused in body ? refused : null);
	if (invalid) return { status: 422, body: { message: "Invalid.", errors: { [invalid]: [`${invalid} is invalid`] } } };
	return { status: 201, body: null, received: { call: path, body } };
};
