import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { MAX_REDIRECTS } from "../../app/domain/redirects";
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

test("one redirect is put, changed and removed, each with its line in the log", async () => {
	expect(await redirects.put(await manager(), "/oud/", "/nl/")).toBeNull();
	expect(await redirects.put(await manager(), "/Oud", "")).toBeNull();
	expect(await redirects.list(5)).toEqual({ redirects: [{ address: "/oud/", target: null }], total: 1 });
	await redirects.remove(await manager(), "/oud/");
	expect(await redirects.list(5)).toEqual({ redirects: [], total: 0 });
	expect(await changes()).toEqual(Array(3).fill("redirect:/oud/"));
});

test("what is not there is removed without a line in the log", async () => {
	await redirects.remove(await manager(), "/oud/");
	expect(await changes()).toEqual([]);
});

test("one that cannot be read or leads back to itself is refused", async () => {
	await redirects.put(await manager(), "/oud/", "/nieuw/");
	expect(await redirects.put(await manager(), "/nieuw/", "/oud/")).toBe("redirectLoop");
	expect(await redirects.put(await manager(), "/zelf/", "/zelf/")).toBe("redirectLoop");
	expect(await redirects.put(await manager(), "oud", "/nl/")).toBe("redirect");
	expect(await redirects.list(5)).toMatchObject({ total: 1 });
});

test("a full list takes no more, but a change of what it has", async () => {
	await env.PERSONAL.prepare(
		`WITH RECURSIVE old (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM old WHERE i < ?)
		INSERT INTO redirects (address, target, is_pattern) SELECT '/oud/' || i || '/', '/nl/', 0 FROM old`,
	)
		.bind(MAX_REDIRECTS)
		.run();
	expect(await redirects.put(await manager(), "/oud/nog-een/", "/nl/")).toBe("redirects");
	expect(await redirects.put(await manager(), "/oud/7/", "/fr/")).toBeNull();
	expect(await redirects.list(0)).toMatchObject({ total: MAX_REDIRECTS });
});
