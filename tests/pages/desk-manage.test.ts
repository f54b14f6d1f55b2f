import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundledBrand, officeForZip } from "../../app/domain/agency/brand";
import { brusselsDay } from "../../app/domain/formatting/dates";
import { languages } from "../../app/domain/language";
import { currentFigure, isDueForCheck } from "../../app/domain/law/law";
import { addDays } from "../../app/domain/viewings/calendar";
import { weekdayOf } from "../../app/domain/viewings/pattern";
import manage from "../../locales/nl/desk-manage.json";
import home from "../../locales/nl/home.json";
import offices from "../../locales/nl/offices.json";
import { publish } from "../../worker/content/publish";
import { createChangeLog } from "../../worker/platform/change-log";
import { createServices } from "../../worker/services";
import { staffCookie } from "../support/accounts/desk";
import { storeOwners } from "../support/accounts/owners";
import { feedOf, feedProperty } from "../support/feed/feed";
import sample from "../support/feed/feed.sample.json";
import { storeSavedSearches } from "../support/search/saved-searches";
import { ask, importFeed, ORIGIN } from "../support/site";

let cookie = "";

const Extras = [
	{ Key: "1041", Label: { nl: "Zwembad", fr: "Piscine" }, Value: true },
	{ Key: "574", Label: { nl: "Btw-stelsel" }, Value: { nl: "Onder btw" } },
];

beforeAll(async () => {
	await importFeed(feedOf(sample as never, { properties: [feedProperty(7, { Extras })] }));
	cookie = await staffCookie({ role: "administrator" });
});

afterAll(async () => {
	await env.PERSONAL.batch(
		["site_texts", "site_text_history", "brand_values", "law_figures", "left_out_extras", "viewing_patterns"].map(
			(table) => env.PERSONAL.prepare(`DELETE FROM ${table}`),
		),
	);
	await publish({ personal: env.PERSONAL, listings: env.LISTINGS }, 1_800_000_000);
	createChangeLog(env.LISTINGS).forget();
	await (await ask("/nl/")).text();
});

type Sent = Record<string, string | File>;

/** Posts a form of the desk as a browser without scripts does. */
async function send(section: string, fields: Sent): Promise<{ status: number; to: string; html: string }> {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.set(name, value);
	const response = await ask(`/nl/desk/${section}/`, { method: "POST", body, headers: { cookie, origin: ORIGIN } });
	const to = response.headers.get("location") ?? "";
	return { status: response.status, to, html: await response.text() };
}

/** Office that serves a Belgian postcode in the current publication. */
const officeServing = (zip: string) => officeForZip(createServices(env).content.agency().offices, 10, zip);

async function seen(path: string): Promise<string> {
	return (await ask(path, { headers: { cookie } })).text();
}

async function actions(): Promise<string[]> {
	const { results } = await env.PERSONAL.prepare(
		"SELECT action || ' ' || subject AS line FROM audit_log ORDER BY seq",
	).all<{
		line: string;
	}>();
	return results.map(({ line }) => line);
}

describe("texts", () => {
	test("the headline of the home page is found by what is seen, and changed in four languages", async () => {
		const headline = /<h1[^>]*>([^<]+)</.exec(await seen("/nl/"))?.[1] ?? "";
		expect(await seen(`/nl/desk/content/?q=${encodeURIComponent(headline)}`)).toContain("home~hero~headline");
		const words = {
			nl: "Vier muren en meer",
			fr: "Quatre murs et plus",
			en: "Four walls and more",
			de: "Vier Wände und mehr",
		};
		const sent = await send("content/home~hero~headline", { intent: "draft", step: "keep", ...words });
		expect([sent.status, sent.to]).toEqual([303, expect.stringContaining("done=drafted")]);
		expect(await seen("/nl/")).toContain(headline);
		const asked = await ask("/api/desk/content/preview", {
			method: "POST",
			body: new URLSearchParams({ lang: "fr" }),
			headers: { cookie, origin: ORIGIN },
		});
		const drafts = asked.headers.get("set-cookie")?.split(";")[0] ?? "";
		expect([asked.status, asked.headers.get("location")]).toEqual([303, "/fr/"]);
		const preview = await ask("/fr/", { headers: { cookie: drafts } });
		expect(preview.headers.get("cache-control")).toBe("no-store");
		expect(await preview.text()).toContain(words.fr);
		expect(await seen("/fr/")).not.toContain(words.fr);
		// A page opened before that draft can neither publish nor discard it unseen.
		const version = /name="version" value="([^"]+)"/.exec(await seen("/nl/desk/content/"))?.[1] ?? "";
		for (const intent of ["publish-all", "discard-all"])
			expect((await send("content", { intent, version: "earlier" })).status).toBe(409);
		expect((await send("content", { intent: "publish-all", version })).to).toContain("done=published");
		for (const language of languages) expect(await seen(`/${language}/`)).toContain(words[language]);
	});

	test("a text without its placeholder comes back with what was typed and the reason, and nothing is changed", async () => {
		const typed = "Zonder de naam van het kantoor";
		const { status, html } = await send("content/home~meta~title", { intent: "draft", step: "publish", nl: typed });
		expect(status).toBe(422);
		expect(html).toContain(typed);
		expect(html).toContain("dubbele accolades");
		expect(await seen("/nl/")).not.toContain(typed);
	});

	test.for(["content/content~about~metaDescription", "figures/flanders~duty~modestReduction"])(
		"%s, whose key has capitals, opens at its address",
		async (item) => {
			expect((await ask(`/nl/desk/${item}/`, { headers: { cookie } })).status).toBe(200);
			expect((await ask(`/nl/desk/${item}.data`, { headers: { cookie } })).status).toBe(200);
		},
	);

	test("a text that does not exist is the desk's own 404", async () => {
		expect((await ask("/nl/desk/content/home~nowhere/", { headers: { cookie } })).status).toBe(404);
	});
});

test("what somebody else has changed meanwhile is not written over, and what was typed stays", async () => {
	const version = async (item: string) =>
		/name="version" value="([^"]+)"/.exec(await seen(`/nl/desk/${item}/`))?.[1] ?? "";
	const item = "content/home~hero~headline";
	const words = (text: string) => ({ intent: "draft", step: "publish", nl: text, fr: text, en: text, de: text });
	const opened = await version(item);
	expect((await send(item, { ...words("Van de eerste."), version: opened })).status).toBe(303);
	const { status, html } = await send(item, { ...words("Van de tweede."), version: opened });
	expect([status, html.includes("iemand anders"), html.includes("Van de tweede.")]).toEqual([409, true, true]);
	expect(await seen("/nl/")).toContain("Van de eerste.");
	// After reading the change, they may overwrite it.
	const told = /name="version" value="([^"]+)"/.exec(html)?.[1] ?? "";
	expect(told).toBe(await version(item));
	expect((await send(item, { ...words("Van de tweede."), version: told })).status).toBe(303);
});

describe("the agency", () => {
	const hours = Object.fromEntries(
		[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
			[`opens.${day}`, day === 4 ? "11:11" : ""],
			[`closes.${day}`, day === 4 ? "19:19" : ""],
		]),
	);
	const inLanguages = (name: string, text: string) =>
		Object.fromEntries(languages.map((language) => [`${name}.${language}`, text]));
	const office = {
		intent: "save-office",
		...hours,
		...inLanguages("street", "Kompaskaai"),
		...inLanguages("city", "Gent"),
		houseNumber: "12",
		zip: "9000",
		phone: "091000001",
		phoneInternational: "+3291000001",
		email: "gent@meridiaan.example",
	};

	test("new opening hours stand on the home page at once", async () => {
		expect((await send("brand/ghent", office)).to).toContain("done=saved");
		expect(await seen("/nl/")).toContain("11:11–19:19");
	});

	test("hours that a colleague has changed meanwhile are not written over", async () => {
		const opened = /name="version" value="([^"]+)"/.exec(await seen("/nl/desk/brand/ghent/"))?.[1] ?? "";
		expect((await send("brand/ghent", { ...office, houseNumber: "14", version: opened })).status).toBe(303);
		const { status, html } = await send("brand/ghent", { ...office, "closes.4": "18:18", version: opened });
		expect([status, html.includes("iemand anders"), html.includes('value="18:18"')]).toEqual([409, true, true]);
		expect(await seen("/nl/")).toContain("11:11–19:19");
	});

	test("what a colleague saved of another office a moment ago, where other pages are made, stays", async () => {
		const row = () =>
			env.PERSONAL.prepare("SELECT value FROM brand_values WHERE name = 'offices'").first<string>("value");
		// Written without a log entry: this isolate's cached copy does not have it.
		const changed = (await row())?.replaceAll("namur@meridiaan.example", "namen@meridiaan.example");
		await env.PERSONAL.prepare("UPDATE brand_values SET value = ? WHERE name = 'offices'").bind(changed).run();
		expect((await send("brand/ghent", { ...office, houseNumber: "15" })).to).toContain("done=saved");
		expect(await row()).toContain("namen@meridiaan.example");
		expect(await row()).not.toContain("namur@meridiaan.example");
	});

	test("two offices that are saved at the same moment both stay", async () => {
		const namur = { ...office, ...inLanguages("city", "Namur"), "city.nl": "Namen", zip: "5000", countryId: "10" };
		const places = { latitude: "50.4669", longitude: "4.8675", zips: "1300-1499, 4000-7999" };
		const answers = await Promise.all([
			send("brand/ghent", { ...office, houseNumber: "21" }),
			send("brand/namur", { ...namur, ...places, houseNumber: "22" }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303]);
		const offices = env.PERSONAL.prepare("SELECT value FROM brand_values WHERE name = 'offices'");
		const numbers = JSON.parse((await offices.first<string>("value")) ?? "[]") as { id: string; houseNumber: string }[];
		const numberOf = (id: string) => numbers.find((each) => each.id === id)?.houseNumber;
		expect([numberOf("ghent"), numberOf("namur")]).toEqual(["21", "22"]);
	});

	test("hours that end before they begin are told at their day, with what was typed", async () => {
		const { status, html } = await send("brand/ghent", { ...office, "closes.4": "10:00" });
		expect([status, html.includes("het sluitingsuur komt na de opening")]).toEqual([422, true]);
		expect(html).toContain('value="10:00"');
	});

	test("an office is added, serves its postcodes, moves and is removed, and everything follows", async () => {
		const liege = {
			...office,
			intent: "add-office",
			...inLanguages("city", "Luik"),
			"city.fr": "Liège",
			"city.de": "Lüttich",
			zip: "4000",
			countryId: "10",
			latitude: "",
			longitude: "",
			email: "luik@meridiaan.example",
			zips: "4000-4999",
		};
		const taken = await send("brand/new-office", liege);
		expect([taken.status, taken.html.includes("bedient een van deze postcodes al")]).toEqual([422, true]);
		expect(taken.html).toContain("4000-4999");
		const namur = { ...office, ...inLanguages("city", "Namur"), "city.nl": "Namen", zip: "5000", countryId: "10" };
		const smaller = { ...namur, latitude: "50.4669", longitude: "4.8675", zips: "1300-1499, 5000-7999" };
		expect((await send("brand/namur", smaller)).to).toContain("done=saved");
		expect((await send("brand/new-office", liege)).to).toContain("/nl/desk/brand/luik/?done=saved");

		const page = await seen("/fr/agences/liege/");
		expect(page).toMatch(/<h1[^>]*>[^<]*Liège/);
		expect(page).toContain("luik@meridiaan.example");
		// Centre of the municipality, for the map and for search engines.
		expect(page).toMatch(/"latitude":50\.6/);
		expect(page).toMatch(/<dd[^>]*>(?:[^<]*, )?Liège(?:[ ,][^<]*)?<\/dd>/);
		expect(page).toContain('href="https://example.com/de/bueros/luettich/"');
		for (const path of ["/nl/", "/nl/contact/", "/nl/te-koop/"])
			expect(await seen(path)).toContain("/nl/kantoren/luik/");
		expect(await seen("/sitemaps/pages.xml")).toContain("https://example.com/en/offices/luik/");
		expect((await ask("/nl/kantoren/luik/?lng=fr")).headers.get("location")).toBe("/fr/agences/liege/");
		expect(officeServing("4020").email).toBe("luik@meridiaan.example");
		expect(officeServing("5000").id).toBe("namur");

		const moved = { ...liege, ...inLanguages("city", "Verviers"), intent: "save-office", zip: "4800" };
		expect((await send("brand/luik", moved)).to).toContain("done=saved");
		expect((await ask("/fr/agences/liege/")).headers.get("location")).toBe("/fr/agences/verviers/");
		expect((await ask("/fr/agences/verviers/")).status).toBe(200);

		const unsure = await send("brand/luik", { intent: "remove-office" });
		expect([unsure.status, unsure.html.includes("Vink aan om te bevestigen")]).toEqual([422, true]);
		const { people } = createServices(env).staff;
		const colleague = { name: "Lies Voorbeeld", role: "agent", language: "nl", agentEmail: null } as const;
		const invited = await people.invite(null, { ...colleague, email: "lies@example.com", office: "luik" });
		if (!invited.ok) throw new Error(invited.reason);
		const inUse = await send("brand/luik", { intent: "remove-office", confirm: "yes" });
		expect([inUse.status, inUse.html.includes("nog medewerkers bij dit kantoor")]).toEqual([422, true]);
		await people.change(null, invited.staff.id, { ...colleague, office: null });
		expect((await send("brand/luik", { intent: "remove-office", confirm: "yes" })).to).toContain("done=removed");
		expect((await ask("/nl/kantoren/verviers/")).headers.get("location")).toBe("/nl/contact/");
		expect(await seen("/nl/contact/")).not.toContain("luik@meridiaan.example");
		expect(officeServing("4020").id).toBe("ghent");
		expect((await actions()).filter((line) => line === "brand.change brand:offices").length).toBeGreaterThan(3);
	});

	test("an office that is called as before has its page where it was", async () => {
		const namur = {
			...office,
			zip: "5000",
			countryId: "10",
			latitude: "50.4669",
			longitude: "4.8675",
			zips: "5000-7999",
		};
		for (const city of ["Namur", "Dinant", "Namur"]) {
			const named = { ...namur, ...inLanguages("city", city) };
			expect((await send("brand/namur", named)).to).toContain("done=saved");
		}
		expect((await ask("/fr/agences/namur/")).status).toBe(200);
		expect((await ask("/fr/agences/dinant/")).headers.get("location")).toBe("/fr/agences/namur/");
	});

	test("a logo is replaced on every page, and served so that it can run nothing", async () => {
		const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path d="M0 0h200v50z"/></svg>';
		const logo = new File([svg], "logo.svg", { type: "image/svg+xml" });
		expect((await send("brand/look", { intent: "save-logo", logo })).to).toContain("done=saved");
		const src = /src="(\/brand\/[0-9a-f]{32}\.svg)"/.exec(await seen("/fr/"))?.[1] ?? "";
		const picture = await ask(src);
		expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
		expect(picture.headers.get("content-security-policy")).toContain("sandbox");
		const evil = new File([svg.replace("<path", "<script>1</script><path")], "x.svg");
		expect((await send("brand/look", { intent: "save-logo", logo: evil })).status).toBe(422);
	});

	test("colours that can be read get a style sheet, and others are refused", async () => {
		expect((await send("brand/look", { intent: "save-colours", light: "#ffee00", dark: "#8fd3c1" })).status).toBe(422);
		expect((await send("brand/look", { intent: "save-colours", light: "#0b5c4a", dark: "#8fd3c1" })).status).toBe(303);
		const sheet = /href="(\/brand\/colours\.css\?v=\d+)"/.exec(await seen("/nl/"))?.[1] ?? "";
		expect(await (await ask(sheet)).text()).toContain("--accent:#0b5c4a");
	});
});

test("a member of the team stands on the page about the agency, and is taken off it", async () => {
	const member = {
		intent: "add-member",
		name: "Ada Lier",
		office: "ghent",
		nl: "Makelaar",
		fr: "Agent",
		en: "Agent",
		de: "Maklerin",
	};
	expect((await send("brand/team", member)).to).toContain("done=saved");
	expect(await seen("/de/ueber-uns/")).toContain("Maklerin, Gent");
	expect((await send("brand/team", { intent: "remove-member", at: "0", name: "Ada Lier" })).status).toBe(303);
	expect(await seen("/de/ueber-uns/")).not.toContain("Maklerin");
});

test("of a suspended colleague it is told that visitors can still book the colleague's times", async () => {
	const { staff, desk } = createServices(env);
	const colleague = { name: "Sam Voorbeeld", role: "manager", language: "nl", office: null, agentEmail: null } as const;
	const invited = await staff.people.invite(null, { ...colleague, email: "sam@example.com" });
	if (!invited.ok) throw new Error(invited.reason);
	const { id } = invited.staff;
	const weekly = { minutes: 30, capacity: 1, noticeHours: 0, travelMinutes: 0, mostADay: null };
	const times = { ...weekly, weekdays: [1, 3], starts: "18:00", ends: "19:00", lastDay: null };
	const firstDay = brusselsDay(new Date());
	await desk.viewings.open(invited.staff, { ...times, propertyIds: [7], firstDay, staffId: id });
	expect(await seen(`/nl/desk/people/${id}/`)).not.toContain("wekelijkse momenten");
	expect((await send(`people/${id}`, { intent: "suspend" })).to).toContain("done=suspended");
	expect(await seen(`/nl/desk/people/${id}/`)).toContain("nog 2 wekelijkse momenten");
	const html = await seen("/nl/desk/viewings/");
	// The name is shown with the times, and editing another field keeps it.
	expect(html.match(/ · Sam Voorbeeld</g)).toHaveLength(2);
	expect(html.match(new RegExp(`<option value="${id}" selected="">Sam Voorbeeld`, "g"))).toHaveLength(2);
	await env.PERSONAL.prepare("DELETE FROM viewing_patterns").run();
	await createServices(env).desk.viewings.openSlots();
});

test("a week of viewings is opened, closed for a day, changed, and taken back", async () => {
	const tomorrow = addDays(brusselsDay(new Date()), 1);
	const pattern = {
		intent: "open",
		propertyIds: "7",
		weekdays: String(weekdayOf(tomorrow)),
		starts: "10:00",
		ends: "11:00",
		minutes: "30",
		capacity: "1",
		noticeHours: "0",
		travelMinutes: "15",
		mostADay: "",
		firstDay: tomorrow,
		lastDay: "",
		staffId: "",
	};
	const slots = async () =>
		(await (await ask("/api/appointments?property=7")).json<{ slots: unknown[] }>()).slots.length;
	expect((await send("viewings", pattern)).to).toContain("done=opened");
	expect(await slots()).toBe(12);
	expect((await send("viewings", pattern)).status).toBe(422);
	expect((await send("viewings", { ...pattern, propertyIds: "999", starts: "14:00", ends: "15:00" })).status).toBe(422);
	await importFeed(feedOf(sample as never, { properties: [feedProperty(7, { Extras })] }));
	expect(await slots()).toBe(12);
	const id = (await env.PERSONAL.prepare("SELECT id FROM viewing_patterns").first<string>("id")) ?? "";
	expect((await send("viewings", { intent: "close-day", pattern: id, day: tomorrow })).status).toBe(303);
	expect(await slots()).toBe(10);
	const change = { ...pattern, intent: "change", pattern: id, weekday: pattern.weekdays, ends: "11:30" };
	const version = /name="version" value="([^"]+)"/.exec(await seen("/nl/desk/viewings/"))?.[1] ?? "";
	const refused = await send("viewings", { ...change, minutes: "5", mostADay: "6" });
	expect(refused.status).toBe(422);
	expect(refused.html).toMatch(/<details class="desk-details" open="">(?:(?!<\/details>).)*name="mostADay" value="6"/s);
	expect((await send("viewings", { ...change, mostADay: "6", version })).to).toContain("done=saved");
	expect(await slots()).toBe(15);
	const late = await send("viewings", { ...change, starts: "08:00", version });
	expect([late.status, late.html.includes("Intussen heeft iemand anders dit gewijzigd.")]).toEqual([409, true]);
	expect(late.html).toContain('value="08:00"');
	expect(await env.PERSONAL.prepare("SELECT id, most_a_day FROM viewing_patterns").all()).toMatchObject({
		results: [{ id, most_a_day: 6 }],
	});
	expect((await send("viewings", { ...change, pattern: "unknown" })).status).toBe(404);
	expect((await send("viewings", { intent: "close", pattern: id })).status).toBe(303);
	expect(await slots()).toBe(0);
});

test("an open day of the desk is on the site and stays there, takes registrations, and can be called off", async () => {
	const tomorrow = addDays(brusselsDay(new Date()), 1);
	const opening = {
		...{ intent: "open-house", houseProperty: "7", houseDay: tomorrow, houseStarts: "10:00", houseEnds: "12:00" },
		...{ houseCapacity: "2", houseRegistration: "1" },
	};
	const services = createServices(env);
	const shown = async () => {
		await services.reimport(7);
		const { items } = await (await ask("/api/properties?openHouse=1")).json<{ items: { id: number }[] }>();
		return items.map(({ id }) => id);
	};
	const { status, html } = await send("viewings", { ...opening, houseEnds: "09:00" });
	const holds = (name: string, value: string) =>
		new RegExp(`<input(?=[^>]* name="${name}")[^>]* value="${value}"`).test(html);
	// The other form keeps its defaults.
	expect([status, holds("houseEnds", "09:00"), holds("ends", "12:00"), holds("minutes", "30")]).toEqual([
		...[422, true, true, true],
	]);
	expect((await send("viewings", { ...opening, houseProperty: "999" })).status).toBe(422);
	expect((await send("viewings", opening)).to).toContain("done=houseOpened");
	expect(await shown()).toEqual([7]);
	await importFeed(feedOf(sample as never, { properties: [feedProperty(7, { Extras })] }));
	expect(await shown()).toEqual([7]);
	const slot = await env.PERSONAL.prepare(
		"SELECT id, capacity FROM appointment_slots WHERE open_house = 'desk'",
	).first();
	expect(slot).toMatchObject({ id: expect.stringMatching(/^open-house:desk-/), capacity: 2 });
	const house = String(slot?.id).replace("open-house:", "");
	expect((await send("viewings", { intent: "call-off-house", house })).status).toBe(303);
	expect(await shown()).toEqual([]);
	expect(await env.PERSONAL.prepare("SELECT id FROM appointment_slots WHERE id = ?").bind(slot?.id).first()).toBeNull();
});

test("what is over by now is neither opened to visitors nor to an owner", async () => {
	const yesterday = addDays(brusselsDay(new Date()), -1);
	const house = { intent: "open-house", houseProperty: "7", houseDay: yesterday, houseCapacity: "" };
	const owner = { intent: "invite", property: "7", firstName: "Jo", lastName: "Lier", email: "jo@example.com" };
	for (const sent of [
		await send("viewings", { ...house, houseStarts: "10:00", houseEnds: "12:00" }),
		await send("owners", { ...owner, language: "nl", until: yesterday }),
	]) {
		expect([sent.status, sent.html.includes("Dit is al voorbij.")]).toEqual([422, true]);
	}
});

test("an open day that is over stays in its week, without a way to call it off", async () => {
	const day = addDays(brusselsDay(new Date()), -7);
	const starts = Date.parse(`${day}T10:00:00Z`) / 1_000;
	await env.LISTINGS.prepare("INSERT INTO desk_open_houses VALUES ('desk-past', 7, ?, ?, NULL, 0)")
		.bind(starts, starts + 3_600)
		.run();
	await createServices(env).sweepImports(null);
	const week = await seen(`/nl/desk/viewings/?week=${day}`);
	expect(week).toMatch(/<span>\d\d:00–\d\d:00 Kijkdag<\/span>/i);
	expect(week).not.toMatch(/(?:href="#[^"]*|value=")desk-past"/);
	expect(await seen("/nl/desk/viewings/")).not.toContain("zonder inschrijving");
});

test("the calendar of a member of staff has a secret address that a new one makes worthless", async () => {
	const made = async () =>
		/\/calendar\/[\w-]{32}\.ics/.exec((await send("viewings", { intent: "new-calendar" })).html)?.[0] ?? "";
	const first = await made();
	expect(await (await ask(first)).text()).toContain("BEGIN:VCALENDAR");
	const second = await made();
	expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
});

test("a testimonial is published, and taken back", async () => {
	await env.PERSONAL.prepare(
		`INSERT INTO testimonials (id, submission_id, name, comment, language, state, created_at)
		VALUES ('t1', 's1', 'Ada', 'Rustig en correct geholpen.', 'nl', 'new', 1)`,
	).run();
	expect(await seen("/nl/desk/testimonials/")).toContain("Rustig en correct geholpen.");
	expect((await send("testimonials", { intent: "decide", id: "t1", state: "approved" })).to).toContain("done=approved");
	expect(await seen("/nl/")).toContain("Rustig en correct geholpen.");
	await env.PERSONAL.prepare(
		`INSERT INTO testimonials (id, submission_id, name, comment, language, state, created_at, approved_at)
		VALUES ('t2', 's2', 'Zoé', 'Une agence attentive.', 'fr', 'approved', 1, 1)`,
	).run();
	await send("testimonials", { intent: "decide", id: "t1", state: "new" });
	await send("testimonials", { intent: "decide", id: "t1", state: "approved" });
	// The newest approved testimonial is Dutch; French readers see the French one first.
	const french = await seen("/fr/");
	expect(french.indexOf("Une agence attentive.")).toBeLessThan(french.indexOf("Rustig en correct geholpen."));
	await send("testimonials", { intent: "decide", id: "t1", state: "new" });
	expect(await seen("/nl/")).not.toContain("Rustig en correct geholpen.");
});

test("files of the newsletter speak the desk's language", async () => {
	await env.PERSONAL.prepare(
		`INSERT INTO newsletter_subscriptions (email, id, first_name, last_name, language, state, created_at, confirmed_at)
		VALUES ('bo@example.com', 'n2', 'Bo', 'Lier', 'fr', 'confirmed', 1, 1785537000)`,
	).run();
	await storeSavedSearches([{ id: "s1", query: "goal=sale&type=1&zip=9000" }]);
	const linesOf = async (file: string) =>
		(await (await ask(`/api/desk/${file}`, { headers: { cookie } })).text()).split("\r\n");
	expect(await linesOf("newsletter.csv?lang=nl")).toEqual([
		"E-mailadres;Voornaam;Naam;Taal;Bevestigd op",
		"bo@example.com;Bo;Lier;Frans;2026-08-01 00:30",
		"",
	]);
	expect(await linesOf("searches.csv?lang=fr")).toEqual([
		"Critère;Valeur;Recherches",
		"Lieu;9000;1",
		"Type;Maison;1",
		"",
	]);
	expect(await seen("/nl/desk/newsletter/")).toContain("newsletter.csv?lang=nl");
	await env.PERSONAL.batch(
		["newsletter_subscriptions", "saved_searches"].map((table) => env.PERSONAL.prepare(`DELETE FROM ${table}`)),
	);
});

test("a request for erasure is answered, and its log does not keep the address", async () => {
	await env.PERSONAL.prepare(
		`INSERT INTO newsletter_subscriptions (email, id, first_name, last_name, language, state, created_at)
		VALUES ('ada@example.com', 'n1', 'Ada', 'Lier', 'nl', 'confirmed', 1)`,
	).run();
	const found = await send("privacy", { intent: "find", email: "ada@example.com" });
	expect(found.html).toContain("inschrijvingen op de nieuwsbrief");
	expect(found.html).not.toMatch(/newsletter[ _]subscriptions</);
	expect((await send("privacy", { intent: "erase", email: "ada@example.com" })).status).toBe(422);
	const { status, html } = await send("privacy", { intent: "erase", email: "ada@example.com", sure: "yes" });
	expect([status, html.includes("Gewist:")]).toEqual([200, true]);
	const left = await env.PERSONAL.prepare("SELECT count(*) AS n FROM newsletter_subscriptions").first("n");
	expect(left).toBe(0);
	const log = await env.PERSONAL.prepare(
		"SELECT group_concat(subject || coalesce(after, '')) AS text FROM audit_log",
	).first("text");
	expect(log).not.toContain("ada@example.com");
});

test("the processing register names every form, its period and whoever runs the site, in every language", async () => {
	for (const [language, form, kept] of [
		["nl", "Kandidaat-huurder", "3\u00a0maanden"],
		["fr", "Candidat locataire", "3\u00a0mois"],
		["en", "Prospective tenant", "3\u00a0months"],
		["de", "Mietinteressent", "3\u00a0Monate"],
	] as const) {
		const html = (await seen(`/${language}/desk/register/`)).replaceAll("&nbsp;", "\u00a0");
		for (const part of [form, kept, "Cloudflare"]) expect(html, `${language} ${part}`).toContain(part);
	}
});

test("how a viewing went is a form of its page once it has begun, and not before", async () => {
	const at = Math.floor(Date.now() / 1_000);
	const page = async (id: string) => {
		await env.PERSONAL.prepare(
			`INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, first_name, last_name, email, state, created_at)
			VALUES (?1, ?1, 7, ?2, ?2 + 1800, 'nl', 'Jo', 'Peeters', 'jo@example.com', 'confirmed', 1)`,
		)
			.bind(id, id === "begun" ? at - 60 : at + 3_600)
			.run();
		return seen(`/en/desk/viewings/${id}/`);
	};
	await env.PERSONAL.prepare(
		"INSERT INTO appointment_slots VALUES ('begun', 7, 1, 2, 1, NULL, NULL), ('later', 7, 3, 4, 1, NULL, NULL)",
	).run();
	expect(await page("begun")).toContain('value="tooDear"');
	expect(await page("later")).not.toContain('value="tooDear"');
	const sent = await send("viewings/begun", { intent: "outcome", outcome: "tooDear" });
	expect([sent.status, sent.to]).toEqual([303, "/nl/desk/viewings/begun/?done=outcome"]);
	expect(await seen("/en/desk/viewings/begun/")).toContain("Finds it too expensive");
});

test("who sends reports that a colleague has sent meanwhile is told that nothing was sent", async () => {
	const owner = { id: 901, username: "lotte", email: "lotte@owner.example", properties: [7] };
	await storeOwners([owner]);
	const one = { intent: "send", owner: String(owner.id) };
	const all = { intent: "send-all" };
	const nothing = "/nl/desk/reports/?done=reportedNone";
	expect((await send("reports", one)).to).toBe("/nl/desk/reports/?done=reported");
	expect((await send("reports", one)).to).toBe(nothing);
	expect((await send("reports", all)).to).not.toBe(nothing);
	expect((await send("reports", all)).to).toBe(nothing);
	expect(await seen(nothing)).toContain("Er is niets verstuurd: er wachtte geen verslag meer.");
	expect((await send("reports", { intent: "send", owner: "nobody" })).status).toBe(404);
});

test("an old address leads on once the desk says where, and faults of a list are told by line", async () => {
	expect((await send("redirects", { intent: "put", from: "/oud/huis", to: "/nl/te-koop/" })).to).toContain(
		"done=redirect",
	);
	expect((await ask("/oud/huis/")).headers.get("location")).toContain("/nl/te-koop/");
	const list = await (await ask("/api/desk/redirects.csv", { headers: { cookie } })).text();
	expect(list).toMatch(/^from;to\r\n(?:.*\r\n)*\/oud\/huis\/;\/nl\/te-koop\/\r\n/);
	expect((await send("redirects", { intent: "replace", file: new File([list], "list.csv") })).status).toBe(303);
	const file = new File(["/a,/nl/\nnowhere,/nl/"], "list.csv");
	const { status, html } = await send("redirects", { intent: "replace", file });
	expect([status, html.includes("Regel 2: het eerste deel is geen adres")]).toEqual([422, true]);
	expect((await ask("/oud/huis/")).status).toBe(301);
});

test("an old address far down the list is found by a part of it, and of its new one", async () => {
	await env.PERSONAL.prepare(
		`WITH RECURSIVE old (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM old WHERE i < 250)
		INSERT INTO redirects (address, target, is_pattern) SELECT '/lang/' || (1000 + i) || '/', '/nl/verkopen/' || i, 0 FROM old`,
	).run();
	const remove = (address: string) => `name="address" value="${address}"`;
	const all = await seen("/nl/desk/redirects/");
	expect(all).not.toContain(remove("/lang/1249/"));
	expect(all).toContain(manage.redirects.more.replace("{{limit}}", "200"));
	for (const words of ["LANG/1249", "verkopen/249"]) {
		const found = await seen(`/nl/desk/redirects/?q=${words}`);
		expect(found).toContain(remove("/lang/1249/"));
		expect(found).not.toContain(remove("/lang/1001/"));
		expect(found).not.toContain(manage.redirects.more.replace("{{limit}}", "200"));
	}
	await env.PERSONAL.prepare("DELETE FROM redirects WHERE address LIKE '/lang/%'").run();
});

test("what is on the site can be taken off it, however much was written since", async () => {
	await env.PERSONAL.prepare(
		`INSERT INTO testimonials (id, submission_id, name, comment, language, state, created_at, approved_at)
		VALUES ('first-of-all', 's', 'Ada', 'Heel lang geleden.', 'nl', 'approved', 0, 1)`,
	).run();
	await env.PERSONAL.prepare(
		`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301)
		INSERT INTO testimonials (id, submission_id, name, comment, language, state, created_at)
		SELECT 'many-' || i, 's', 'Bo', 'Later.', 'nl', 'refused', 1 + i FROM n`,
	).run();
	expect(await seen("/nl/desk/testimonials/")).toContain("Heel lang geleden.");
	await env.PERSONAL.prepare("DELETE FROM testimonials WHERE submission_id = 's'").run();
});

test("an address that the site itself answers takes no redirect, and a loop is called one", async () => {
	for (const from of ["/", "/nl/te-koop/", "/nl/desk/", "/projects/", "/property/7/", "/nl/kantoren/"]) {
		const { status, html } = await send("redirects", { intent: "put", from, to: "/nl/te-huur/" });
		expect([status, html.includes("Op dit adres antwoordt de site zelf.")], from).toEqual([422, true]);
	}
	const loop = await send("redirects", { intent: "put", from: "/zelf/", to: "/zelf/" });
	expect([loop.status, loop.html.includes("leidt naar zichzelf terug")]).toEqual([422, true]);
});

test("every change has its line in the log", async () => {
	const lines = await actions();
	for (const action of [
		"content.change",
		"brand.change",
		"viewings.change",
		"testimonials.decide",
		"privacy.act",
		"redirects.change",
	]) {
		expect(
			lines.some((line) => line.startsWith(`${action} `)),
			action,
		).toBe(true);
	}
});

test("a demo starts with testimonials, and those that are there stay as they are", async () => {
	await env.PERSONAL.prepare("DELETE FROM testimonials").run();
	const body = JSON.stringify([
		{ name: "Famille Exemple", about: "a vendu à Namur", comment: "Tout était clair.", language: "fr" },
	]);
	const post = async () =>
		(await ask("/dev/testimonials", { method: "POST", headers: { "content-type": "application/json" }, body })).json();
	expect(await post()).toEqual({ added: true });
	expect(await seen("/fr/")).toContain("Tout était clair.");
	expect(await post()).toEqual({ added: false });
});

describe("features that no field is for", () => {
	const shownOf = async () => {
		const html =
			(await seen("/property/7/")) || (await seen((await ask("/property/7/")).headers.get("location") ?? ""));
		const { fields } = await (await ask("/api/properties/7?lang=nl")).json<{ fields: { key: string }[] }>();
		const keys = fields.map(({ key }) => key).filter((key) => key.startsWith("Extras."));
		return { keys, words: ["Meer kenmerken", "Zwembad", "Btw-stelsel"].filter((word) => html.includes(word)) };
	};

	test("are on the page and in the API until the desk unticks them, and there again when it ticks them", async () => {
		const all = { keys: ["Extras.1041", "Extras.574"], words: ["Meer kenmerken", "Zwembad", "Btw-stelsel"] };
		expect(await shownOf()).toEqual(all);
		expect(await seen("/nl/desk/imports/")).toContain("Zwembad (1)");
		const keys = Extras.map(({ Key }) => Key);
		const choose = async (shown: string[], offered = keys) => {
			const named = (name: string, values: string[]) => values.map((value) => [name, value]);
			const body = new URLSearchParams([["intent", "choose"], ...named("offered", offered), ...named("shown", shown)]);
			return (await ask("/nl/desk/imports/", { method: "POST", body, headers: { cookie, origin: ORIGIN } })).status;
		};
		expect(await choose(["1041"])).toBe(303);
		expect(await shownOf()).toEqual({ keys: ["Extras.1041"], words: ["Meer kenmerken", "Zwembad"] });
		expect(await choose([])).toBe(303);
		expect(await shownOf()).toEqual({ keys: [], words: [] });
		expect(await choose(keys)).toBe(303);
		expect(await shownOf()).toEqual(all);
		// Details imported after the page was opened were not offered, so they do not count as unticked.
		expect(await choose([], ["1041"])).toBe(303);
		expect(await shownOf()).toEqual({ keys: ["Extras.574"], words: ["Meer kenmerken", "Btw-stelsel"] });
		await choose(keys);
		expect(await actions()).toContain("imports.choose extras");
	});
});

describe("figures of the law", () => {
	const calculator = "/nl/aankoopkosten-berekenen/?region=flanders&price=300000";

	test("a value of the agency's own holds everywhere on the site, until it is withdrawn", async () => {
		const overrule = { intent: "overrule", value: "11,5", from: "2026-01-01", reason: "Decreet van vandaag" };
		expect((await send("figures/flanders~duty~normal", overrule)).status).toBe(303);
		expect(await seen(calculator)).toContain("€\u00A034.500");
		const shown = await seen("/nl/cijfers-en-tarieven/");
		expect(shown).toContain("11,5\u00A0%");
		expect(shown).toContain("Aangepast door het kantoor.");
		expect(shown).not.toContain("Decreet van vandaag");
		expect(await seen("/nl/koopgids/")).toContain("€\u00A034.500");
		expect(await seen("/nl/desk/figures/flanders~duty~normal/")).toContain("Decreet van vandaag");
		expect((await send("figures/flanders~duty~normal", { intent: "withdraw" })).status).toBe(303);
		expect(await seen(calculator)).toContain("€\u00A036.000");
		expect(await actions()).toContain("figures.change figure:flanders.duty.normal");
	});

	test("a value that counts from a later day on is kept and not shown yet", async () => {
		const overrule = { intent: "overrule", value: "9", from: "2999-01-01", reason: "Regeerakkoord" };
		expect((await send("figures/flanders~duty~normal", overrule)).status).toBe(303);
		expect(await seen(calculator)).toContain("€\u00A036.000");
		expect(await seen("/nl/desk/figures/flanders~duty~normal/")).toContain("1-1-2999");
		await send("figures/flanders~duty~normal", { intent: "withdraw" });
	});

	test.for([
		["flanders~duty~normal", { value: "101", from: "2026-01-01", reason: "x" }],
		["flanders~duty~normal", { value: "11", from: "morgen", reason: "x" }],
		["flanders~duty~normal", { value: "11", from: "2026-01-01", reason: " " }],
		["belgium~notary~scale", { value: "285\n*: x", from: "2026-01-01", reason: "x" }],
	] as const)("for %s, %j is refused and shown again", async ([figure, typed]) => {
		const { status, html } = await send(`figures/${figure}`, { intent: "overrule", ...typed });
		expect(status).toBe(422);
		expect(html).toContain('aria-invalid="true"');
	});

	test("a figure that nobody has looked at for ninety days waits at the desk, until somebody has", async () => {
		expect(isDueForCheck({ checkedOn: "2026-11-23" }, "2027-02-21")).toBe(false);
		expect(isDueForCheck({ checkedOn: "2026-11-23" }, "2027-02-22")).toBe(true);
		// A figure that no earlier test has changed.
		const id = "brussels.duty.normal";
		expect((await send("figures", { intent: "confirm", id })).to).toContain("done=confirmed");
		await seen("/nl/cijfers-en-tarieven/");
		expect(currentFigure(id).figure.checkedOn).toBe(brusselsDay(Date.now()));
		expect(createServices(env).desk.figures.due()).not.toContain(id);
	});
});

test.each([
	["results/?by=agent&weeks=4", "Makelaar, De laatste 4\u00a0weken"],
	["content/?q=nergens-zo-geschreven", "nergens-zo-geschreven"],
	["content/?only=draft", "concepten"],
	["owners/?property=7", "Voorbeeldstraat"],
])("what is shown of a page of the desk stands in its title, which is heard: %s", async (path, shown) => {
	const [, title = ""] = /<title>([^<]*)<\/title>/.exec(await seen(`/nl/desk/${path}`)) ?? [];
	expect(title).toContain(shown);
});

test("weeks in which nothing happened are one line of the results", async () => {
	const [at, db] = [Math.floor(Date.now() / 1_000), env.PERSONAL];
	const slot =
		"INSERT INTO appointment_slots (id, property_id, starts_at, ends_at, capacity) VALUES ('once', 7, ?1, ?1, 1)";
	const booking = `INSERT INTO bookings (id, slot_id, property_id, starts_at, ends_at, language, state, created_at)
		VALUES ('once', 'once', 7, ?1, ?1, 'nl', 'confirmed', ?1)`;
	await db.batch([slot, booking].map((insert) => db.prepare(insert).bind(at)));
	const html = await seen("/nl/desk/results/?weeks=13");
	expect(html.match(/<th scope="row"[^>]*><span[^>]*>Week van</g)).toHaveLength(2);
	expect(html).toContain("In 12\u00a0andere weken gebeurde er niets.");
	await db.batch(
		["bookings", "appointment_slots"].map((table) => db.prepare(`DELETE FROM ${table} WHERE id = 'once'`)),
	);
});

test("a run of which only the first findings are kept says so", async () => {
	const run = await env.LISTINGS.prepare(
		"INSERT INTO import_runs (state, started_at, finished_at) VALUES ('failed', 1, 2) RETURNING id",
	).first<number>("id");
	const repeat = `INSERT INTO import_findings
		WITH RECURSIVE n(i) AS (SELECT ? UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		SELECT ?, i, 'remark', 'property', '1', '{"code":"given-twice"}' FROM n`;
	await env.LISTINGS.prepare(repeat).bind(1, 2_000, run).run();
	expect(await seen(`/nl/desk/imports/${run}/`)).not.toContain("De eerste");
	await env.LISTINGS.prepare(repeat).bind(2_001, 2_001, run).run();
	expect(await seen(`/nl/desk/imports/${run}/`)).toContain("De eerste 2.000. Van de rest");
});

test("of two who change one person, the second is told, and what was typed stands there", async () => {
	const id = await env.PERSONAL.prepare("SELECT id FROM staff WHERE role = 'agent'").first<string>("id");
	const page = await seen(`/nl/desk/people/${id}/`);
	const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
	const rights = { intent: "change", role: "agent", office: "", agentEmail: "", language: "nl", version };
	expect((await send(`people/${id}`, { ...rights, name: "Van de eerste" })).status).toBe(303);
	const { status, html } = await send(`people/${id}`, { ...rights, name: "Van de tweede" });
	expect(status).toBe(409);
	expect(html).toContain("Intussen heeft iemand anders dit gewijzigd.");
	expect(html).toContain('value="Van de tweede"');
	expect(await env.PERSONAL.prepare("SELECT name FROM staff WHERE id = ?").bind(id).first("name")).toBe(
		"Van de eerste",
	);
});

test("a colleague's emails are in the language that the administrator chooses, with its line in the log", async () => {
	const ways = { role: "agent", office: "", agentEmail: "" };
	const colleague = { ...ways, name: "Luc Exemple", email: "luc@example.com", language: "fr" };
	expect((await send("people", { intent: "invite", ...colleague })).to).toContain("done=invited");
	const invited = env.PERSONAL.prepare("SELECT language FROM outbox WHERE recipient = ?").bind(colleague.email);
	expect(await invited.first("language")).toBe("fr");
	const stored = env.PERSONAL.prepare("SELECT id, language FROM staff WHERE email = ?").bind(colleague.email);
	const id = await stored.first<string>("id");
	const page = await seen(`/nl/desk/people/${id}/`);
	expect(page).toMatch(/<select[^>]* name="language".*?<option value="fr" selected/s);
	const version = /name="version" value="([^"]+)"/.exec(page)?.[1] ?? "";
	const change = { intent: "change", ...ways, name: "Luc Exemple", version };
	expect((await send(`people/${id}`, { ...change, language: "xx" })).status).toBe(422);
	expect((await send(`people/${id}`, { ...change, language: "de" })).status).toBe(303);
	expect(await stored.first("language")).toBe("de");
	expect((await send(`people/${id}`, { ...change, language: "nl" })).status).toBe(409);
	expect(await seen("/nl/desk/audit/")).toMatch(/taal van de e-mails.*?Frans.*?Duits/s);
});

test("a run that was refused names what is missing, and counts nothing as changed on the site", async () => {
	const run = await env.LISTINGS.prepare(
		"INSERT INTO import_runs (state, started_at, finished_at, read, changed) VALUES ('refused', 1, 2, 40, 38) RETURNING id",
	).first<number>("id");
	const ids = [...Array.from({ length: 150 }, (_, index) => 9_000 + index), 7];
	const insert = env.LISTINGS.prepare("INSERT INTO refused_withdrawals (run_id, ids) VALUES (?, ?)");
	await insert.bind(run, JSON.stringify(ids)).run();
	const page = await seen(`/nl/desk/imports/${run}/`);
	expect(page).toMatch(/<li>[^<]+ · 7<\/li>/);
	expect(page).toContain(">Gelezen<");
	expect(page).not.toContain(">Gewijzigd<");
	expect(await seen("/nl/desk/imports/")).not.toContain(">38<");
	expect(page.indexOf('value="accept"')).toBeLessThan(page.indexOf("<li>9000</li>"));
	await env.LISTINGS.prepare("DELETE FROM import_runs WHERE id = ?").bind(run).run();
});

test("a search that finds nothing among what is open leads to the same search of everything", async () => {
	const page = async (search: string) => (await ask(`/nl/desk/inbox/${search}`, { headers: { cookie } })).text();
	expect(await page("?q=niemand")).toContain('href="/nl/desk/inbox/?state=all&amp;q=niemand"');
	expect(await page("?state=all&q=niemand")).not.toContain("In alle berichten zoeken");
});

test("an office alone names no others, and one without hours says that it is by appointment", async () => {
	const [only] = bundledBrand.offices.map((office) => ({ ...office, hours: [] }));
	await env.PERSONAL.prepare("INSERT OR REPLACE INTO brand_values (name, value) VALUES ('offices', ?)")
		.bind(JSON.stringify([only]))
		.run();
	await publish({ personal: env.PERSONAL, listings: env.LISTINGS }, 1_900_000_000);
	createChangeLog(env.LISTINGS).forget();
	const page = await seen("/nl/kantoren/gent/");
	expect(page).toContain(offices.byAppointment);
	expect(page).not.toContain(offices.others);
	expect(await seen("/nl/")).not.toMatch(new RegExp(`${home.offices.open}: ?</span> ?</p>`));
});
