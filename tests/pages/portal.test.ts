import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { accountPath, ownedPropertyPath } from "../../app/domain/accounts/portal-paths";
import { type Language, languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { hashPassword } from "../../worker/accounts/credentials/passwords";
import { createServices } from "../../worker/services";
import { storeHistory, storeOwners } from "../support/accounts/owners";
import { feedOf, feedProperty } from "../support/feed/feed";
import { ask, importFeed } from "../support/site";

const PASSWORD = "vier groene zeilen op zee";
const owners = [
	{ id: 901, username: "lotte", email: "lotte@example.com", properties: [4101, 4102], secret: "GeheimVanLotte" },
	{ id: 902, username: "camille", email: "camille@example.com", properties: [4201], secret: "SecretDeCamille" },
	{ id: 903, username: "heike", email: "heike@example.com", properties: [4301, 4302], secret: "GeheimnisVonHeike" },
];
/** Property whose price, address, title and reference are not published. */
const hidden = {
	...{ Street: "Stille weg", HouseNumber: "7", PublishAddress: false, Price: 777_001, PublishPrice: false },
	...{ Title: { nl: "Zolderkamer met zicht" }, Reference: "REF-4201", Manager: { Name: "Noor Elders" } },
};
/** Not yet visible to visitors without a saved search. */
const early = { Title: { nl: "Hoekhuis met serre" }, Audience: "registered" } as const;
const cookies = new Map<number, string>();

beforeAll(async () => {
	const properties = owners.flatMap((owner) => owner.properties);
	const visibilityConditions = ["Title", "Reference"].map((Field) => ({ Field, AdvancedCondition: "false" }));
	const records = properties.map((id) => feedProperty(id, id === 4201 ? hidden : id === 4302 ? early : {}));
	await importFeed(feedOf({ properties: records, visibilityConditions }));
	await storeOwners(owners);
	const hash = await hashPassword(PASSWORD);
	for (const owner of owners) {
		await env.PERSONAL.prepare("INSERT INTO owner_accounts (owner_id, password_hash) VALUES (?, ?)")
			.bind(owner.id, hash)
			.run();
		await storeHistory(
			owner.properties.map((propertyId) => ({
				id: `h-${propertyId}`,
				propertyId,
				kind: "visit",
				at: "2026-11-15T10:00:00Z",
				subject: owner.secret,
			})),
		);
		const response = await ask("/api/session", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify({ login: owner.username, password: PASSWORD }),
		});
		cookies.set(owner.id, response.headers.get("set-cookie")?.split(";")[0] ?? "");
	}
}, 60_000);

function askAs(owner: { id: number }, path: string, init: RequestInit = {}): Promise<Response> {
	return ask(path, { ...init, headers: { ...(init.headers as object), cookie: cookies.get(owner.id) ?? "" } });
}

/** All portal URLs that name a property. */
function addressesOf(property: number): string[] {
	return [
		...languages.flatMap((language) => [
			ownedPropertyPath(property, language),
			`${ownedPropertyPath(property, language)}?kind=visit&q=e`,
			`${ownedPropertyPath(property, language)}_.data`,
		]),
		`/api/owner/${property}/history.csv`,
	];
}

describe("isolation", () => {
	test("no address shows anything of another owner's property", { timeout: 120_000 }, async () => {
		for (const me of owners) {
			for (const other of owners.filter((owner) => owner !== me)) {
				for (const address of other.properties.flatMap(addressesOf)) {
					const response = await askAs(me, address);
					const body = await response.text();
					expect(body, `${me.username} ${address}`).not.toContain(other.secret);
					expect([404, 200], address).toContain(response.status);
					if (!address.includes(".data")) expect(response.status, address).toBe(404);
				}
			}
			const own = await askAs(me, ownedPropertyPath(me.properties[0] ?? 0, "nl"));
			expect(await own.text()).toContain(me.secret);
		}
	});

	test("the account's forms reach nobody else's session", async () => {
		const theirs = await env.PERSONAL.prepare("SELECT id FROM owner_sessions WHERE owner_id = 902").first<string>("id");
		await askAs({ id: 901 }, "/api/account/end-session", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({ id: theirs ?? "" }),
		});
		expect((await askAs({ id: 902 }, ownedPropertyPath(4201, "fr"))).status).toBe(200);
	});
});

/** Visible part: the stream places the page's data in scripts anywhere. */
function withoutScripts(html: string): string {
	return html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
}

describe("pages of owners", () => {
	test("show a property as the agency's system has it, also what visitors do not see", async () => {
		const answer = await askAs({ id: 902 }, ownedPropertyPath(4201, "nl"));
		const page = withoutScripts(await answer.text());
		for (const text of ["Stille weg 7, 9000 Gent", "€\u00a0777.001", "Zolderkamer met zicht", "REF-4201"]) {
			expect(page).toContain(text);
		}
		expect(page).not.toContain("Prijs op aanvraag");
	});

	test("name the owner's other properties, also those that are not online", async () => {
		const html = await (await askAs({ id: 903 }, ownedPropertyPath(4301, "nl"))).text();
		expect([html.includes("Hoekhuis met serre"), html.includes("Pand 4302")]).toEqual([true, false]);
	});

	test("lead to every property of an owner who has many", async () => {
		const many = Array.from({ length: 60 }, (_, index) => 5_001 + index);
		await storeOwners([{ id: 904, username: "arne", email: "arne@example.com", properties: many }]);
		await env.PERSONAL.prepare("UPDATE owner_sessions SET owner_id = 904 WHERE owner_id = 903").run();
		const html = withoutScripts(await (await askAs({ id: 903 }, pagePath("owner", "nl"))).text());
		await env.PERSONAL.prepare("UPDATE owner_sessions SET owner_id = 903 WHERE owner_id = 904").run();
		expect(many.filter((id) => !html.includes(`href="${ownedPropertyPath(id, "nl")}"`))).toEqual([]);
	});

	test("show in every language what the market makes of a property and the reports that were sent", async () => {
		await storeHistory([
			{ id: "seen-1", propertyId: 4101, kind: "visit", at: "2026-11-10T10:00:00Z", status: "tooDear" },
			{ id: "seen-2", propertyId: 4101, kind: "visit", at: "2026-11-11T10:00:00Z", status: "tooDear" },
		]);
		await env.PERSONAL.prepare("UPDATE owner_accounts SET weekly_summary = 1 WHERE owner_id = 901").run();
		await createServices(env).writeToOwners();
		for (const [language, texts] of Object.entries({
			nl: ["Bewaarde zoekopdrachten waarin uw pand past", "Na een bezoek: prijs te hoog", "Weekverslagen", "Week van"],
			fr: ["Recherches enregistrées auxquelles votre bien correspond", "prix trop élevé", "Semaine du"],
			en: ["Search alerts that your property matches", "After a viewing: price too high", "Week from"],
			de: ["Suchaufträge, zu denen Ihre Immobilie passt", "Preis zu hoch", "Woche vom"],
		})) {
			const answer = await askAs({ id: 901 }, ownedPropertyPath(4101, language as Language));
			const page = withoutScripts(await answer.text());
			for (const text of texts) expect(page).toContain(text);
		}
	});

	test("send whoever is not signed in to the sign-in", async () => {
		for (const language of languages) {
			for (const path of [pagePath("owner", language), accountPath(language), ownedPropertyPath(4101, language)]) {
				const response = await ask(path);
				expect(response.headers.get("location"), path).toBe(pagePath("login", language));
			}
		}
	});

	test("are kept by no cache and no search engine", { timeout: 120_000 }, async () => {
		for (const language of languages) {
			const open = [
				pagePath("login", language),
				pagePath("forgot-password", language),
				pagePath("choose-password", language),
			];
			const closed = [pagePath("owner", language), accountPath(language), ownedPropertyPath(4101, language)];
			for (const path of [...open, ...closed]) {
				const response = await (open.includes(path) ? ask(path) : askAs({ id: 901 }, path));
				expect(response.status, path).toBe(200);
				expect(response.headers.get("cache-control"), path).toBe("no-store");
				expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
				expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex,nofollow"/);
			}
		}
	});

	test("an owner of one property comes straight to it", async () => {
		const response = await askAs({ id: 902 }, pagePath("owner", "fr"));
		expect(response.headers.get("location")).toBe(ownedPropertyPath(4201, "fr"));
	});

	test("whoever is signed in already does not sign in again", async () => {
		const response = await askAs({ id: 901 }, pagePath("login", "de"));
		expect(response.headers.get("location")).toBe(pagePath("owner", "de"));
	});
});
