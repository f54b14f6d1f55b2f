import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { staffCookie, staffNamed } from "../../tests/support/accounts/desk";
import { createServices } from "../services";

const { redirects, audit } = createServices(env).desk;
const manager = () => staffNamed("manager@example.com");

beforeAll(async () => void (await staffCookie({ role: "manager" })));
beforeEach(async () => {
	await env.PERSONAL.batch(["redirects", "audit_log"].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)));
});

async function changes(): Promise<string[]> {
	const lines = await audit.lines({ words: "", action: "redirects.change", before: null, limit: 5 });
	return lines.map(({ subject }) => subject);
}

test("what is not there is removed without a line in the log", async () => {
	await redirects.remove(await manager(), "/oud/");
	expect(await changes()).toEqual([]);
});
