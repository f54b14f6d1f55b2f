import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
	profileQuestions,
	type RentQuestion,
	rentQuestions,
	rentQuestionsOf,
} from "../../../../app/domain/forms/rent-questions";
import type { Region } from "../../../../app/domain/localities/region";
import { feedOf, feedProperty } from "../../../../tests/support/feed/feed";
import {
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	leastForms,
	RIGHT_ANSWER,
	sendForm,
} from "../../../../tests/support/forms/forms";
import { importFeed } from "../../../../tests/support/site";
import { createServices } from "../../../services";

/** One rental per region and one property for sale. The first rental has its own limits. */
const rentals: Readonly<Record<Region, number>> = { flanders: 501, brussels: 502, wallonia: 503, luxembourg: 504 };
const forSale = 505;

beforeAll(() =>
	importFeed(
		feedOf({
			properties: [
				feedProperty(rentals.flanders, {
					Goal: 1,
					MonthlyRent: 900,
					Zip: "9000",
					City: { nl: "Gent" },
					MinimumIncome: 2_500,
					MaximumPersons: 3,
				}),
				feedProperty(rentals.brussels, { Goal: 1, MonthlyRent: 900, Zip: "1000", City: { nl: "Brussel" } }),
				feedProperty(rentals.wallonia, { Goal: 1, MonthlyRent: 900, Zip: "5000", City: { nl: "Namen" } }),
				feedProperty(rentals.luxembourg, {
					Goal: 1,
					MonthlyRent: 900,
					Zip: "1740",
					City: { nl: "Luxemburg" },
					CountryID: 50,
				}),
				feedProperty(forSale, { Goal: 0, Price: 300_000, Zip: "9000", City: { nl: "Gent" } }),
			],
		}),
	),
);
beforeEach(clearSubmissions);

const candidate = leastForms["rent-application"];
const everything: Record<RentQuestion, string> = {
	title: "ms",
	street: "Voorbeeldstraat",
	houseNumber: "7",
	box: "2",
	zip: "9050",
	city: "Ledeberg",
	countryId: "10",
	contactTime: "10:00-13:00",
	brochureByPost: "true",
	people: "4",
	adults: "2",
	children: "7",
	pets: "twee katten",
	moveDate: "2098-01-01",
	reason: "Nieuw werk in de buurt",
	income1: "2.400",
	income2: "1.800",
	cv: "",
};

async function send(
	form: string,
	fields: Record<string, unknown>,
	cv?: File,
): Promise<{ status: number; errors: object }> {
	const data = new FormData();
	const { children, ...others } = fields;
	for (const [name, value] of Object.entries(others)) data.set(name, String(value));
	if (children) data.set("children.0.age", String(children));
	data.set("captcha", RIGHT_ANSWER);
	if (!fields.lang) data.set("lang", "nl");
	if (cv) data.set("cv", cv);
	const response = await call(`/api/forms/${form}`, {
		method: "POST",
		headers: { accept: "application/json" },
		body: data,
	});
	const body = (await response.json()) as { errors?: object };
	return { status: response.status, errors: body.errors ?? {} };
}

const pdf = () => new File(["%PDF-1.7 cv"], "mijn cv.pdf");

async function keptAnswers(): Promise<Record<string, unknown>> {
	const row = await env.PERSONAL.prepare("SELECT data FROM submissions").first<{ data: string }>();
	return JSON.parse(row?.data ?? "{}") as Record<string, unknown>;
}

describe("what a candidate may be asked", () => {
	const regions = Object.keys(rentals) as Region[];

	test.for(regions)("in %s is kept of an application, and nothing else", async (region) => {
		const fields = { ...candidate, ...everything, propertyId: rentals[region] };
		expect((await send("rent-application", fields, pdf())).status).toBe(201);
		const answers = await keptAnswers();
		const kept = rentQuestions.filter((question) => {
			const value = answers[question];
			return Array.isArray(value) ? value.length > 0 : value !== undefined;
		});
		expect(kept.sort()).toEqual([...rentQuestionsOf[region].application].sort());
		expect(await countOf("files")).toBe(rentQuestionsOf[region].application.includes("cv") ? 1 : 0);
		const said = (await emailsOf()).map(({ text }) => text).join();
		expect(said.includes("katten")).toBe(rentQuestionsOf[region].application.includes("pets"));
		expect(said.includes("Nieuw werk")).toBe(rentQuestionsOf[region].application.includes("reason"));
	});

	test.for(regions)("in %s before a viewing is kept, and nothing else", async (region) => {
		const fields = { ...leastForms["contact-visit"], ...everything, propertyId: rentals[region] };
		expect((await send("contact-visit", fields, pdf())).status).toBe(201);
		const answers = await keptAnswers();
		const kept = rentQuestions.filter((question) => ![undefined, false].includes(answers[question] as undefined));
		expect(kept.sort()).toEqual([...rentQuestionsOf[region].visit].sort());
		expect(await countOf("files")).toBe(0);
	});

	test("of a buyer is nothing", async () => {
		await send("contact-visit", { ...leastForms["contact-visit"], ...everything, propertyId: forSale });
		const answers = await keptAnswers();
		expect(profileQuestions.filter((question) => question in answers)).toEqual([]);
		expect(answers).toMatchObject({ street: "Voorbeeldstraat", zip: "9050", contactTime: "10:00-13:00" });
		const { propertyId: _, ...visit } = leastForms["contact-visit"];
		const ofProject = { ...visit, ...everything, adults: "geen", projectId: 999, unit: "A1" };
		expect((await sendForm("contact-visit", ofProject)).body.errors).toEqual({ projectId: expect.any(String) });
	});

	test("is never refused for a field that may not be asked, however invalid", async () => {
		const wrong = { pets: { a: 1 }, children: "veel", income1: "een beetje", reason: 5, cv: "geen bestand", adults: 2 };
		const visit = { ...leastForms["contact-visit"], ...wrong, moveDate: "2026-13-45", propertyId: rentals.brussels };
		expect((await sendForm("contact-visit", { ...visit, adults: "geen" })).status).toBe(201);
		const { income1: _, ...unasked } = wrong;
		const application = { ...candidate, ...unasked, propertyId: rentals.brussels };
		expect((await sendForm("rent-application", application)).status).toBe(201);
		const asked = await sendForm("rent-application", { ...application, income1: "een beetje" });
		expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([422, ["income1"]]);
	});

	test("is the same however the property's number is written, and a number that is none is a fault of its own", async () => {
		await sendForm("rent-application", { ...candidate, pets: "twee katten", propertyId: ` ${rentals.brussels}\u202a` });
		expect((await keptAnswers()).pets).toBeUndefined();
		const none = await sendForm("rent-application", { ...candidate, propertyId: { toString: 1 } });
		expect([none.status, Object.keys(none.body.errors ?? {})]).toEqual([422, ["propertyId"]]);
	});

	test("is summarised for the agency: number of people and joint income", async () => {
		await send("rent-application", { ...candidate, ...everything, propertyId: rentals.wallonia });
		const [email] = await emailsOf("recipient LIKE '%@meridiaan.example'");
		// The Namur office works in French; the email states the visitor's language.
		expect(email?.text).toContain("3 personnes\u00A0; revenu net par mois, ensemble\u00A0: €\u00A04.200");
		expect(email?.text).toContain("Enfants\u00A0: 7\u00A0ans");
		expect(email?.text).toContain("Langue du visiteur\u00A0: néerlandais");
	});

	test("where ages may not be asked, adults and children are counted as one number", async () => {
		const fields = { ...candidate, adults: undefined, propertyId: rentals.brussels };
		const family = { adults: "2", children: [{ age: "3" }, { age: "" }, { age: "5" }, { age: "9" }] };
		expect((await sendForm("rent-application", { ...fields, ...family })).status).toBe(201);
		const [email] = await emailsOf("recipient LIKE '%@meridiaan.example'");
		expect(email?.text).toContain("5 personnes");
		expect(email?.text).not.toMatch(/Adultes|Enfants/);
		expect(await keptAnswers()).toMatchObject({ people: 5 });
		const missing = await sendForm("rent-application", fields);
		expect([missing.status, Object.keys(missing.body.errors ?? {})]).toEqual([422, ["people"]]);
		const tooMany = await sendForm("rent-application", { ...fields, people: "1000" });
		expect([tooMany.status, Object.keys(tooMany.body.errors ?? {})]).toEqual([422, ["people"]]);
	});

	test("before a viewing in Brussels is no address, however wrong it is written", async () => {
		const address = { street: 5, zip: "geen", countryId: "x", contactTime: "nooit" };
		const visit = { ...leastForms["contact-visit"], ...address, propertyId: rentals.brussels };
		expect((await sendForm("contact-visit", visit)).status).toBe(201);
		expect((await sendForm("contact-visit", { ...visit, propertyId: rentals.flanders })).status).toBe(422);
	});

	test("for a property that is for sale is refused", async () => {
		expect((await send("rent-application", { ...candidate, propertyId: forSale })).status).toBe(409);
	});
});

describe("a candidate outside the limits of a rental", () => {
	const limitsText = async (fields: Record<string, unknown>) => {
		const whole = { ...candidate, propertyId: rentals.flanders, income1: "2.500", adults: "3", ...fields };
		expect((await send("rent-application", whole)).status).toBe(201);
		const [email] = await emailsOf("recipient = 'lotte@example.com'");
		return email?.text ?? "";
	};

	const words = {
		nl: ["minstens €\u00A02.500 per maand", "ten hoogste 3 personen", "Uw kandidatuur is wel verzonden"],
		fr: ["au moins €\u00A02.500 par mois", "3 personnes au plus", "Votre candidature est bien envoyée"],
		en: ["at least €\u00A02.500 a month", "at most 3 people", "Your application has been sent"],
		de: ["mindestens €\u00A02.500 im Monat", "höchstens 3 Personen", "Ihre Bewerbung ist trotzdem abgeschickt"],
	};

	test.for(Object.entries(words))("is told so in %s, and is taken in all the same", async ([lang, texts]) => {
		const text = await limitsText({ lang, income1: "100", adults: "9" });
		for (const word of texts) expect(text).toContain(word);
	});

	test("is told of that limit alone", async () => {
		const poor = await limitsText({ income1: "1.200", income2: "1.200" });
		expect(words.nl.map((word) => poor.includes(word))).toEqual([true, false, true]);
	});

	test("is not who just meets them, by two incomes, or who tells no income", async () => {
		for (const fields of [{}, { income1: "1.500", income2: "1.000" }, { income1: "" }]) {
			await clearSubmissions();
			const text = await limitsText(fields);
			for (const word of words.nl) expect(text).not.toContain(word);
		}
	});
});

describe("a rent profile", () => {
	const { requests } = createServices(env);

	async function keep(fields: Record<string, unknown> = {}, cv?: File): Promise<string> {
		expect(await send("rent-application", { ...candidate, ...everything, ...fields }, cv)).toMatchObject({
			status: 201,
		});
		const emails = await emailsOf("recipient = 'lotte@example.com'");
		return /mijn-huurprofiel\/\?token=([\w.-]+)/.exec(emails.at(-1)?.text ?? "")?.[1] ?? "";
	}

	test("is behind the link of an email, whole, for three months", async () => {
		const token = await keep({}, pdf());
		const profile = await requests.rentProfile(token);
		expect(profile).toMatchObject({
			answers: { firstName: "Lotte", adults: 2, children: [{ age: 7 }], pets: "twee katten", income1: 2_400 },
			cv: { name: "mijn cv.pdf" },
			sent: [],
		});
		expect(profile?.answers.token).toBeUndefined();
		expect(Math.round(((profile?.keptUntil ?? 0) - Date.now() / 1_000) / 86_400)).toBe(93);
		expect(await requests.rentProfile(`${token}x`)).toBeNull();
	});

	test("is sent to the agency only as far as every region allows", async () => {
		await keep({}, pdf());
		const [email] = await emailsOf("recipient LIKE '%@meridiaan.example'");
		expect(email?.text).toContain("3 personen");
		for (const heldBack of ["katten", "7 jaar", "Volwassenen", "Nieuw werk", "/files/"])
			expect(email?.text).not.toContain(heldBack);
	});

	test("is sent for several properties, each with what its region allows and with its CV", async () => {
		const token = await keep({}, pdf());
		const ofRegion = { ...candidate, token };
		expect((await send("rent-application", { ...ofRegion, propertyId: rentals.luxembourg })).status).toBe(201);
		expect((await send("rent-application", { ...ofRegion, propertyId: rentals.brussels })).status).toBe(201);
		const { results } = await env.PERSONAL.prepare(
			"SELECT s.property_id AS property FROM files AS f JOIN submissions AS s ON s.id = f.submission_id ORDER BY property",
		).all<{ property: number | null }>();
		expect(results.map(({ property }) => property)).toEqual([null, rentals.luxembourg]);
		const sent = (await requests.rentProfile(token))?.sent.map(({ propertyId }) => propertyId);
		expect(sent?.sort()).toEqual([rentals.brussels, rentals.luxembourg]);
	});

	test("is changed under the same link, keeps its CV, and its old answers go with the next nightly run", async () => {
		const token = await keep({}, pdf());
		const before = await requests.rentProfile(token);
		const again = await keep({ token, adults: "3" });
		expect(again).toBe(token);
		const profile = await requests.rentProfile(token);
		expect(profile).toMatchObject({ id: before?.id, answers: { adults: 3 }, cv: { name: "mijn cv.pdf" } });
		await env.PERSONAL.prepare("UPDATE submissions SET expires_at = expires_at - 1 WHERE id = ?")
			.bind(before?.submissionId)
			.run();
		await requests.sweep();
		expect([await countOf("submissions"), await countOf("files")]).toEqual([1, 1]);
		expect((await requests.rentProfile(token))?.cv).not.toBeNull();
	});

	test("is deleted by its button at once, and by nothing less", async () => {
		const token = await keep({}, pdf());
		const profile = await requests.rentProfile(token);
		expect((await call(`/api/actions/delete-rent-profile?token=${token}`)).status).toBe(405);
		const press = () =>
			call(`/api/actions/delete-rent-profile?token=${token}`, { method: "POST", body: new FormData() });
		expect((await press()).status).toBe(200);
		expect(await requests.rentProfile(token)).toBeNull();
		expect(await env.PRIVATE.get(profile?.cv?.key ?? "")).toBeNull();
		expect([await countOf("submissions"), await countOf("rent_profiles")]).toEqual([0, 0]);
		expect((await press()).status).toBe(410);
	});

	test("ends with its time, and is exported and erased with its owner", async () => {
		const token = await keep();
		expect((await requests.exportPerson("lotte@example.com")).rent_profiles).toHaveLength(1);
		await requests.erasePerson("lotte@example.com");
		expect([await countOf("rent_profiles"), await requests.rentProfile(token)]).toEqual([0, null]);
		const other = await keep();
		await env.PERSONAL.prepare("UPDATE submissions SET expires_at = 1").run();
		expect(await requests.rentProfile(other)).toBeNull();
		await requests.sweep();
		expect([await countOf("submissions"), await countOf("rent_profiles")]).toEqual([0, 0]);
	});
});
