import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { officeForZip } from "../../app/domain/agency/brand";
import { deskSectionPath } from "../../app/domain/desk/sections";
import { type Language, languages } from "../../app/domain/language";
import { translator } from "../../app/i18n/translator";
import worker from "../../worker/index";
import { createServices } from "../../worker/services";
import { staffCookie } from "../support/accounts/desk";
import { feedOf, feedProperty } from "../support/feed/feed";
import { importFeed, ORIGIN } from "../support/site";

const COMPANY = "0456789034";
/** Without the demo agency, which a local site uses by default. */
const withoutAgency = { ...env, AGENCY: "none" } as Env;
let cookie = "";

beforeAll(async () => {
	cookie = await staffCookie({ role: "administrator" });
});

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
	const context = createExecutionContext();
	const answer = await worker.fetch(
		new Request(ORIGIN + path, { redirect: "manual", ...init }),
		withoutAgency,
		context,
	);
	await waitOnExecutionContext(context);
	return answer;
}

type Sent = Record<string, string | File>;

async function send(section: string, fields: Sent): Promise<string> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const response = await ask(`/nl/desk/${section}/`, { method: "POST", body, headers: { cookie, origin: ORIGIN } });
	return response.headers.get("location") ?? (await response.text());
}

async function seen(path: string): Promise<string> {
	return (await ask(path, { headers: { cookie, accept: "text/html" } })).text();
}

/** Whether each required step of the setup assistant is done. */
async function stepsDone(): Promise<boolean[]> {
	const html = await seen(deskSectionPath("setup", "nl"));
	const t = translator("nl", "nl", "desk-manage");
	return (["agency", "offices", "look", "crm"] as const).map((step) => {
		const card = html.slice(html.indexOf(`<h2>${t(`setup.${step}.title`)}</h2>`));
		return card.slice(0, card.indexOf("</li>")).includes(`>${t("setup.state.done")}<`);
	});
}

function inLanguages(name: string, text: string): Sent {
	return Object.fromEntries(languages.map((language) => [`${name}.${language}`, text]));
}

const hours = Object.fromEntries(
	[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
		[`opens.${day}`, day < 6 ? "09:00" : ""],
		[`closes.${day}`, day < 6 ? "18:00" : ""],
	]),
);

function office(city: string, zip: string, zips: string): Sent {
	return {
		...{ intent: "add-office", ...hours, ...inLanguages("street", "Marktplein"), ...inLanguages("city", city) },
		...{ houseNumber: "1", zip, zips, countryId: "10", latitude: "", longitude: "" },
		...{ phone: "014 00 00 01", phoneInternational: "+3214000001", email: `${city.toLowerCase()}@kempen-vastgoed.be` },
	};
}

const agency: Sent = {
	...{
		intent: "save-agency",
		name: "Kempen Vastgoed",
		legalName: "Kempen Vastgoed BV",
		email: "info@kempen-vastgoed.be",
	},
	...{ phone: "014 00 00 00", phoneInternational: "+3214000000", companyNumber: COMPANY, vatNumber: `BE${COMPANY}` },
	...{
		instituteNumber: "512.345",
		luxembourgPermit: "",
		iban: "BE68 5390 0754 7034",
		bic: "GKCCBEBB",
		policy: "730.123",
	},
	...{ foundingYear: "1998", instagram: "", linkedin: "", facebook: "" },
	...inLanguages("descriptor", "Vastgoed in de Kempen"),
	...inLanguages("bank", "Belfius"),
	...inLanguages("insurer", "AXA"),
};

const noSigns = { "apple-touch-icon.png": "404", "share.jpg": "404", "logo.svg": "404", "logo-dark.svg": "404" };

/** Well-known icon paths: letter of the drawn icon, redirect location, or status. */
async function signsOf(): Promise<Record<string, string | undefined>> {
	const names = ["favicon.ico", "favicon.svg", ...Object.keys(noSigns)];
	const answers = names.map(async (name) => {
		const response = await ask(`/${name}`);
		const text = await response.text();
		if (response.status !== 200)
			return [name, [response.status, response.headers.get("location")].filter(Boolean).join(" ")];
		return [name, text.startsWith("<svg") ? />\w</.exec(text)?.[0] : "a file of the demo"];
	});
	return Object.fromEntries(await Promise.all(answers)) as Record<string, string | undefined>;
}

/** Names and numbers of the demo: agency, domain, offices, bank. */
const demo = /meridiaan|kompaskaai|windroos|voorbeeld|example bank|EXAMBEBB|0000\.000\.097|000\.000\b/i;

test("nothing of the demo goes out before the agency has said who it is: no title, no email, no choice", async () => {
	const sections = ["setup", "brand", "brand/agency", "brand/team", "brand/look", "people", "account"];
	const signIn = await (await ask("/nl/desk/sign-in/", { headers: { accept: "text/html" } })).text();
	for (const html of [signIn, ...(await Promise.all(sections.map((section) => seen(`/nl/desk/${section}/`))))]) {
		expect(html).toMatch(/<title>[^<]+ · example\.com<\/title>/);
		expect(html.replaceAll(/<script[^>]*>.*?<\/script>/gs, "")).not.toMatch(demo);
	}
	const colleague = { intent: "invite", name: "Ann Claes", email: "ann@kempen-vastgoed.be", role: "administrator" };
	expect(await send("people", { ...colleague, office: "", language: "nl" })).toContain("done=invited");
	const [email] = await (await ask("/dev/mailbox.json")).json<
		{ to: string; subject: string; text: string; html: string }[]
	>();
	expect(email?.to).toBe("ann@kempen-vastgoed.be");
	expect(JSON.stringify(email)).not.toMatch(demo);
	expect(email?.text).toContain("example.com");
	expect((await ask("/.well-known/security.txt")).status).toBe(404);
	expect(await signsOf()).toEqual({ "favicon.ico": ">E<", "favicon.svg": ">E<", ...noSigns });
});

test("an agency with three Belgian offices is set up step by step, and its site opens with the last one", async () => {
	const closed: Record<Language, string> = {
		nl: "Deze site gaat binnenkort open",
		fr: "Ce site ouvrira bientôt",
		en: "This site opens soon",
		de: "Diese Website öffnet bald",
	};
	for (const language of languages) expect(await seen(`/${language}/`)).toContain(closed[language]);
	expect((await ask("/nl/desk/inbox/", { headers: { cookie } })).headers.get("location")).toBe("/nl/desk/setup/");
	expect(await stepsDone()).toEqual([false, false, false, false]);
	for (const path of ["/nl/desk/setup/", "/nl/desk/sign-in/"]) expect(await seen(path)).not.toContain("/logo.svg");

	const asked = await seen("/nl/desk/brand/agency/");
	for (const words of ["Meridiaan Vastgoed", "Voorbeeldbank", "EXAMBEBB", "2009", "00000000/0"])
		expect(asked).not.toContain(`value="${words}`);

	// A Belgian agency needs no Luxembourg permit.
	expect(await send("brand/agency", agency)).toContain("done=saved");
	expect(await stepsDone()).toEqual([true, false, false, false]);

	for (const [city, zip, zips] of [
		["Turnhout", "2300", "2300-2399"],
		["Geel", "2440", "2400-2499"],
		["Hasselt", "3500", "3500-3599"],
	] as const) {
		expect(await send("brand/new-office", office(city, zip, zips))).toContain(
			`/brand/${city.toLowerCase()}/?done=saved`,
		);
		expect(await seen("/nl/")).toContain(closed.nl);
	}
	expect(await stepsDone()).toEqual([true, true, false, false]);

	const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50z"/></svg>';
	const logo = new File([svg], "logo.svg", { type: "image/svg+xml" });
	expect(await send("brand/look", { intent: "save-logo", logo })).toContain("done=saved");
	expect(await stepsDone()).toEqual([true, true, true, false]);
	// A site without properties stays closed: the first import is the last step.
	expect(await seen("/nl/")).toContain(closed.nl);
	await importFeed(feedOf({ properties: [feedProperty(4101)] }));
	expect(await stepsDone()).toEqual([true, true, true, true]);

	for (const language of languages) {
		const home = await ask(`/${language}/`);
		const html = await home.text();
		expect([home.status, html.includes(closed[language]), html.includes("Meridiaan")]).toEqual([200, false, false]);
		for (const words of ["Kempen Vastgoed", "Turnhout", "Geel", "Hasselt"]) expect(html).toContain(words);
	}
	const jobs = await seen("/nl/jobs/");
	for (const words of ["Gent", "Namen", "Dossierbeheerder"]) expect(jobs).not.toContain(words);
	expect((await ask("/nl/jobs/vastgoedmakelaar-verkoop-gent/")).status).toBe(404);
	const home = await seen("/nl/");
	for (const sign of ["/share.jpg", "/favicon", "/apple-touch-icon.png"]) expect(home).not.toContain(sign);
	expect(await seen("/brand/icon.svg")).toContain(">K</text>");
	expect(await signsOf()).toEqual({
		...{ ...noSigns, "favicon.ico": ">K<", "favicon.svg": ">K<" },
		...{ "logo.svg": expect.stringMatching(/^302 \/brand\/[0-9a-f]{32}\.svg$/) },
		...{ "logo-dark.svg": expect.stringMatching(/^302 \/brand\/[0-9a-f]{32}\.svg$/) },
	});
	const setup = await seen(deskSectionPath("setup", "nl"));
	expect(setup).toContain(translator("nl", "nl", "desk-manage")("setup.open"));
	expect((await ask("/nl/desk/inbox/", { headers: { cookie } })).status).toBe(200);
	const { offices } = createServices(withoutAgency).content.agency();
	expect(officeForZip(offices, 10, "2440").email).toBe("geel@kempen-vastgoed.be");
});
