import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { call, importProperties } from "../../tests/support/forms/forms";
import { linksOf } from "../../tests/support/keys";
import { refusalStatements, refusedWithdrawals } from "../import/held/withdrawals";
import type { Alert } from "../monitoring/alert";
import { notifyOfRefusal } from "../monitoring/import-reports";

const links = linksOf(env.LINK_SECRET);
const soon = () => Math.floor(Date.now() / 1_000) + 600;

beforeEach(async () => {
	await importProperties();
	await env.LISTINGS.batch(refusalStatements(env.LISTINGS.withSession("first-primary"), 7, [1, 2]));
});

async function addressFor(run: string, purpose: "withdrawals" | "demand" = "withdrawals", until = soon()) {
	return `/api/withdrawals?token=${links.token(purpose, run, until)}`;
}

test("the link opens a page with one button, and only the button accepts", async () => {
	const address = await addressFor("7");
	const page = await call(address);
	expect([page.status, page.headers.get("cache-control")]).toEqual([200, "no-store"]);
	const html = await page.text();
	expect(html.match(/<button>/g)).toHaveLength(1);
	expect(html).toContain("2 panden");
	expect((await refusedWithdrawals(env.LISTINGS, 7))?.isAccepted).toBe(false);
	const posted = await call(address, { method: "POST", headers: { origin: "https://example.com" } });
	expect(posted.status).toBe(200);
	expect((await refusedWithdrawals(env.LISTINGS, 7))?.isAccepted).toBe(true);
	expect(await (await call(address)).text()).not.toContain("<button>");
});

test("another link, an old one and one for an unknown run accept nothing", async () => {
	const wrong = [
		"/api/withdrawals?token=7",
		await addressFor("7", "demand"),
		await addressFor("7", "withdrawals", 1),
		await addressFor("8"),
	];
	for (const address of wrong) {
		const answer = await call(address, { method: "POST", headers: { origin: "https://example.com" } });
		expect(answer.status, address).toBe(404);
	}
	expect((await refusedWithdrawals(env.LISTINGS, 7))?.isAccepted).toBe(false);
});

test("a refusal is reported once, with its reason, its properties and the link", async () => {
	const sent: Alert[] = [];
	const refusal = {
		reason: { code: "withdrawals-withheld", absent: 2, published: 9 },
		properties: [{ id: 41, title: "Huis" }],
		link: "https://example.com/x",
	} as const;
	const ways = {
		memory: env.CACHE,
		language: "de",
		send: async (alert: Alert) => void sent.push(alert),
	} as const;
	expect(await notifyOfRefusal(refusal, ways)).toBe(true);
	expect(await notifyOfRefusal(refusal, ways)).toBe(false);
	expect(sent).toHaveLength(1);
	for (const part of ["2 der 9 veröffentlichten Immobilien", "41: Huis"]) expect(sent[0]?.text).toContain(part);
	expect(sent[0]?.button?.url).toBe("https://example.com/x");
});
