import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accountPath, ownedPropertyPath } from "../../app/domain/accounts/portal-paths";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { type Language, languages } from "../../app/domain/language";
import { pagePath } from "../../app/domain/pages/paths";
import { translator } from "../../app/i18n/translator";
import { createServices } from "../../worker/services";
import { staffCookie } from "../support/accounts/desk";
import { storeOwners } from "../support/accounts/owners";
import { countOf, importProperties, leastForms, property, RIGHT_ANSWER } from "../support/forms/forms";
import { fill } from "../support/full-database";
import { ask, ORIGIN } from "../support/site";

const PASSWORD = "vier groene zeilen op zee";
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", origin: ORIGIN };
const owner = { id: 901, username: "lotte", email: "lotte@example.com", properties: [property.id] };

beforeAll(async () => {
	await importProperties();
	await storeOwners([owner]);
	await createServices(env).owners.setFirstPassword(owner.id, PASSWORD);
});
beforeEach(() => {
	vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** Makes every call of these stores fail. */
function breakStores(...stores: (KVNamespace | R2Bucket)[]): void {
	for (const store of stores) {
		for (const call of ["get", "put", "delete", "list"] as const) {
			vi.spyOn(store as KVNamespace, call).mockRejectedValue(new Error("the store is down"));
		}
	}
}

test("public pages are there while neither KV nor the buckets answer", async () => {
	breakStores(env.SESSIONS, env.CACHE, env.MEDIA, env.PRIVATE);
	for (const language of languages) {
		const home = `/${language}/`;
		for (const path of [home, pagePath("for-sale", language), pagePath("contact", language)]) {
			const answer = await ask(path, { headers: { ...browser, cookie: "__Host-session=old; __Host-desk=old" } });
			expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining("<h1")]);
		}
	}
	const found = await ask(`${pagePath("for-sale", "nl")}?minBedrooms=1`);
	expect([found.status, await found.text()]).toEqual([200, expect.stringContaining(`/${property.id}/"`)]);
});

describe("while sessions cannot be read", () => {
	async function signIn(language: Language, headers: Record<string, string>): Promise<Response> {
		const referer = ORIGIN + pagePath("login", language);
		const body = new URLSearchParams({ login: owner.username, password: PASSWORD, lang: language });
		return ask("/api/session", { method: "POST", headers: { ...browser, referer, ...headers }, body });
	}

	test("nobody is let in or signed out, and each page says so in its language", async () => {
		const signedIn = await signIn("nl", {});
		expect(signedIn.status).toBe(303);
		const asOwner = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
		const asStaff = await staffCookie({ role: "administrator" });
		breakStores(env.SESSIONS);
		for (const language of languages) {
			const t = translator(language, "nl", "common");
			for (const [path, cookie, words] of [
				[pagePath("owner", language), asOwner, t("error.serverText")],
				[ownedPropertyPath(property.id, language), asOwner, t("error.serverText")],
				[accountPath(language), asOwner, t("error.serverText")],
				[deskSectionPath("inbox", language), asStaff, translator(language, "nl", "desk")("error.failed.text")],
			] as const) {
				const answer = await ask(path, { headers: { ...browser, cookie } });
				expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "60"]);
				expect(answer.headers.getSetCookie()).toEqual([]);
				expect(textOf(await answer.text())).toContain(words);
			}
		}
	});

	test("a sign-in says so in its language, with a script and without", async () => {
		breakStores(env.SESSIONS);
		for (const language of languages) {
			const words = translator(language, "nl", "common")("error.serverText");
			const byScript = await signIn(language, { accept: "application/json" });
			expect([byScript.status, (await byScript.json<{ message: string }>()).message]).toEqual([
				503,
				expect.stringContaining(words),
			]);
			const plain = await signIn(language, {});
			expect([plain.status, await plain.text()]).toEqual([503, expect.stringContaining(words)]);
		}
	});
});

describe("a form that cannot be kept", () => {
	const job = leastForms["job-contact"] as Record<string, string>;

	function post(language: Language, { accept, cv }: { accept: string; cv?: File }): Promise<Response> {
		const body = new FormData();
		for (const [name, value] of Object.entries({ ...job, captcha: RIGHT_ANSWER, lang: language }))
			body.set(name, value);
		if (cv) body.set("cv", cv);
		const referer = ORIGIN + pagePath("jobs", language);
		return ask("/api/forms/job-contact", { method: "POST", headers: { ...browser, accept, referer }, body });
	}

	test.for(languages)("with its file, in %s, comes back with what was typed and why", async (language) => {
		breakStores(env.PRIVATE);
		const t = translator(language, "nl", "validation");
		const cv = new File(["%PDF-1.7 text"], "cv.pdf");
		const byScript = await post(language, { accept: "application/json", cv });
		expect([byScript.status, byScript.headers.get("retry-after"), await byScript.json()]).toEqual([
			...[503, "60"],
			{ ok: false, message: t("notice.notStored.default"), errors: {} },
		]);
		const plain = await post(language, { accept: browser.accept, cv });
		const cookie = plain.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect(plain.status).toBe(303);
		const page = await ask((plain.headers.get("location") ?? "").replace(/#.*/, ""), { headers: { cookie } });
		const html = await page.text();
		for (const words of [t("notice.notStored.default"), t("file.again"), job.remark ?? ""]) {
			expect(textOf(html)).toContain(words);
		}
		expect(await countOf("submissions")).toBe(0);
	});

	test.for(languages)("because the database is full, in %s, leaves what was typed where it is", async (language) => {
		const makeRoom = await fill(env.PERSONAL);
		try {
			const byScript = await post(language, { accept: "application/json" });
			expect([byScript.status, byScript.headers.get("retry-after"), await byScript.json()]).toEqual([
				...[503, "60"],
				{ ok: false, message: translator(language, "nl", "validation")("notice.notStored.default"), errors: {} },
			]);
			// The input cannot be stored either; the browser still has it on the page that it did not leave.
			const plain = await post(language, { accept: browser.accept });
			const html = textOf(await plain.text());
			expect([plain.status, html]).toEqual([
				503,
				expect.stringContaining(translator(language, "nl", "common")("error.stillTyped")),
			]);
			expect(html).toContain(`href="${pagePath("jobs", language)}"`);
		} finally {
			await makeRoom();
		}
		expect(await countOf("submissions")).toBe(0);
		expect((await post(language, { accept: "application/json" })).status).toBe(201);
		await env.PERSONAL.prepare("DELETE FROM submissions").run();
	});
});

function textOf(html: string): string {
	return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
