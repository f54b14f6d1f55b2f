import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { createHttp } from "../../../worker/http/app";
import { createServices } from "../../../worker/services";
import { ORIGIN } from "../site";
import { storeOwners, type TestOwner } from "./owners";

export const PASSWORD = "vier groene zeilen op zee";
export const lotte: TestOwner = { id: 901, username: "lotte", email: "lotte@example.com", properties: [4101, 4102] };
export const camille: TestOwner = { id: 902, username: "camille", email: "camille@example.com", properties: [4201] };
export const services = createServices(env);
const http = createHttp(async () => new Response("page"));

export async function ask(path: string, init: RequestInit & { address?: string } = {}): Promise<Response> {
	const { address = "192.0.2.1", ...rest } = init;
	const headers = new Headers(rest.headers);
	headers.set("cf-connecting-ip", address);
	const ctx = createExecutionContext();
	const response = await http.fetch(new Request(ORIGIN + path, { redirect: "manual", ...rest, headers }), env, ctx);
	await waitOnExecutionContext(ctx);
	return response;
}

export function post(path: string, body: unknown, more: RequestInit & { address?: string } = {}): Promise<Response> {
	const headers = { "content-type": "application/json", ...(more.headers as Record<string, string>) };
	return ask(path, { method: "POST", body: JSON.stringify(body), ...more, headers });
}

export function cookieOf(response: Response): string {
	return response.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

export async function signIn(login: string): Promise<string> {
	const response = await post("/api/session", { login, password: PASSWORD });
	expect(response.status).toBe(200);
	return cookieOf(response);
}

export async function putPasskey(id: string, ownerId: number): Promise<void> {
	await env.PERSONAL.prepare(
		`INSERT INTO owner_passkeys (id, owner_id, public_key, counter, transports, device, created_at)
		VALUES (?, ?, x'00', 0, '[]', '', 0)`,
	)
		.bind(id, ownerId)
		.run();
}

export async function passkeysOf(ownerId: number): Promise<string[]> {
	const rows = await env.PERSONAL.prepare("SELECT id FROM owner_passkeys WHERE owner_id = ?").bind(ownerId).all();
	return rows.results.map(({ id }) => String(id));
}

/** Whether the cookie still gives access to Lotte's data. */
export async function isOpen(cookie: string): Promise<boolean> {
	const answer = await ask("/api/owner/4101/history.csv", { headers: { cookie } });
	await answer.arrayBuffer();
	return answer.status === 200;
}

/** Stores the owners Lotte and Camille and sets their passwords. */
export async function storeTwoOwners(): Promise<void> {
	await storeOwners([lotte, camille]);
	await services.owners.setFirstPassword(lotte.id, PASSWORD);
	await services.owners.setFirstPassword(camille.id, PASSWORD);
}

export async function forgetFailures(): Promise<void> {
	await env.PERSONAL.prepare("DELETE FROM sign_in_failures").run();
}
