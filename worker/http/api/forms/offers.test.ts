import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { amountInWords } from "../../../../app/domain/amount-words/amount-words";
import { languages } from "../../../../app/domain/language";
import { pagePath } from "../../../../app/domain/pages/paths";
import {
	belgianUnit,
	call,
	clearSubmissions,
	countOf,
	emailsOf,
	goneProperty,
	importProperties,
	leastForms,
	RIGHT_ANSWER,
	rentalInBrussels,
	sendForm,
	unitProperty,
} from "../../../../tests/support/forms/forms";
import { ORIGIN } from "../../../../tests/support/site";
import { createServices } from "../../../services";

beforeAll(importProperties);
beforeEach(clearSubmissions);

const offer = leastForms.offer;
const second = { firstName: "Sam", lastName: "Exemple", email: "sam@example.com" };

type StoredAttachment = { filename: string; type: string; size: number; key: string };

async function attachmentsOf(recipient: string): Promise<StoredAttachment[]> {
	const row = await env.PERSONAL.prepare("SELECT attachments FROM outbox WHERE recipient = ?")
		.bind(recipient)
		.first<{ attachments: string }>();
	return JSON.parse(row?.attachments ?? "[]") as StoredAttachment[];
}

async function textOfPdf(key: string): Promise<string> {
	const bytes = new Uint8Array(await ((await env.PRIVATE.get(key))?.arrayBuffer() ?? new ArrayBuffer(0)));
	return new TextDecoder("latin1").decode(bytes);
}

/** Extracts a PDF's text in writing order; its fonts use one byte per character. */
async function wordsOfPdf(key: string): Promise<string> {
	const lib = await import("@cantoo/pdf-lib");
	const doc = await lib.PDFDocument.load((await (await env.PRIVATE.get(key))?.arrayBuffer()) ?? new ArrayBuffer(0));
	const latin = new TextDecoder("windows-1252");
	const words: string[] = [];
	for (const [, stream] of doc.context.enumerateIndirectObjects()) {
		if (!(stream instanceof lib.PDFRawStream)) continue;
		const content = new TextDecoder("latin1").decode(lib.decodePDFRawStream(stream).decode());
		for (const [, hex = ""] of content.matchAll(/<([0-9A-F]*)> Tj/g)) {
			words.push(latin.decode(Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))));
		}
	}
	return words.join("\n");
}

describe("an offer that is sent", () => {
	test.for(languages)("in %s reaches the agency with its document, and both buyers", async (language) => {
		expect((await sendForm("offer", { ...offer, personB: second, lang: language })).status).toBe(201);
		const emails = await emailsOf();
		expect(emails.map(({ recipient }) => recipient).sort()).toEqual(
			["gent@meridiaan.example", "lotte@example.com", "sam@example.com"].sort(),
		);
		const [paper, ...others] = await attachmentsOf("gent@meridiaan.example");
		expect(others).toEqual([]);
		expect(paper).toMatchObject({ type: "application/pdf", filename: expect.stringMatching(/^[a-z]+-101\.pdf$/) });
		expect(await textOfPdf(paper?.key ?? "")).toMatch(/^%PDF-/);
		// Conditions are unverified free text until the link is opened.
		for (const recipient of ["lotte@example.com", "sam@example.com"])
			expect(await attachmentsOf(recipient)).toEqual([]);
	});

	test("has its document behind a link that the agency and the buyers get, and that expires", async () => {
		await sendForm("offer", offer);
		const [agency] = await emailsOf("recipient = 'gent@meridiaan.example'");
		const link = /https:\/\/example\.com(\/files\/\S+)/.exec(agency?.text ?? "")?.[1] ?? "";
		const file = await call(link);
		expect(file.headers.get("content-type")).toBe("application/pdf");
		expect(file.headers.get("cache-control")).toContain("no-store");
		expect(await file.text()).toMatch(/^%PDF-/);
		expect((await call(link.replace(/expires=\d+/, "expires=1"))).status).toBe(404);
		const [buyer] = await emailsOf("recipient = 'lotte@example.com'");
		expect(buyer?.text).toContain("(pdf, 1 pagina)");
		const own = /https:\/\/example\.com(\/files\/\S+)/.exec(buyer?.text ?? "")?.[1] ?? "";
		expect(await (await call(own)).text()).toMatch(/^%PDF-/);
		expect(await countOf("files")).toBe(1);
	});

	test("for a property that is let, sold or not there is refused", async () => {
		const statusFor = async (propertyId: number) => (await sendForm("offer", { ...offer, propertyId })).status;
		expect(await statusFor(rentalInBrussels)).toBe(409);
		expect(await statusFor(goneProperty)).toBe(409);
		expect(await statusFor(99_999)).toBe(422);
		expect(await countOf("submissions")).toBe(0);
	});

	test("states on its document what was filled in, each name in its own characters", async () => {
		const personA = { ...(offer.personA as object), firstName: "Łukasz", lastName: "Wałęsa-Yıldız" };
		await sendForm("offer", { ...offer, personA, conditions: "De keuken blijft – gratis.\nOok de tuin." });
		const [paper] = await attachmentsOf("gent@meridiaan.example");
		const words = await wordsOfPdf(paper?.key ?? "");
		for (const said of [
			"Lukasz Walesa-Yildiz",
			"Voorbeeldstraat 1, 9000 Gent",
			"Gent 7, C 412 K",
			"€\u00A0300.000",
			"driehonderdduizend euro",
			"De keuken blijft – gratis.",
			"Ook de tuin.",
		]) {
			expect(words).toContain(said);
		}
	});

	test.for([
		["nl", "Latijnse letters, zoals op uw identiteitskaart"],
		["fr", "lettres latines, comme sur votre carte d’identité"],
		["en", "Latin letters, as on your identity card"],
		["de", "lateinischen Buchstaben, wie auf Ihrem Personalausweis"],
	])("in emails that its paper cannot show is refused in %s", async ([lang, words]) => {
		const personA = { ...(offer.personA as object), lastName: "Иванова", address: "ул. Примерная 1" };
		const fields = { ...offer, personA, personB: { ...second, firstName: "山田" }, place: "Гент", conditions: "Да" };
		const { status, body } = await sendForm("offer", { ...fields, lang });
		expect(status).toBe(422);
		expect(Object.keys(body.errors ?? {}).sort()).toEqual([
			"conditions",
			"personA.address",
			"personA.lastName",
			"personB.firstName",
			"place",
		]);
		expect(body.errors?.["personA.lastName"]).toContain(words);
	});

	test.for([
		["nl", "Breyne", "hoogstens 5\u00A0%", "€\u00A018.000"],
		["fr", "Breyne", "5\u00A0% du prix au maximum", "€\u00A018.000"],
		["en", "Breyne", "5% of the price at most", "€\u00A018.000"],
		["de", "Breyne", "höchstens 5\u00A0%", "€\u00A018.000"],
	] as const)("for a home still to be built asks in %s what its law allows", async ([lang, law, share, amount]) => {
		const asked = {
			...offer,
			propertyId: belgianUnit,
			amount: 360_000,
			amountInWords: amountInWords(360_000, lang),
			lang,
		};
		expect((await sendForm("offer", asked)).status).toBe(201);
		const words = (await wordsOfPdf((await attachmentsOf("gent@meridiaan.example"))[0]?.key ?? "")).replaceAll(
			"\n",
			" ",
		);
		const [email] = await emailsOf("recipient = 'lotte@example.com'");
		for (const said of [law, share]) {
			expect(words).toContain(said);
			expect(email?.text).toContain(said);
		}
		expect(words).toContain(amount);
		expect(`${words} ${email?.text}`).not.toMatch(/\b10\s?%/);
	});

	test("for a home still to be built in Luxembourg asks 2 % at most, and leaves the sale to the notary", async () => {
		await sendForm("offer", { ...offer, propertyId: unitProperty });
		const [email] = await emailsOf("recipient = 'lotte@example.com'");
		expect(email?.text).toContain("hoogstens 2\u00A0%");
		expect(email?.text).toContain("De verkoop zelf komt pas tot stand bij de notaris.");
	});

	test("with words that state another amount gets the amount of the words", async () => {
		const { status, body } = await sendForm("offer", { ...offer, amountInWords: "dertigduizend euro", lang: "de" });
		expect(status).toBe(422);
		expect(body.errors).toEqual({
			amountInWords: "In Worten steht €\u00A030.000, in Ziffern €\u00A0300.000. Ändern Sie eines von beiden.",
		});
	});
});

describe("an offer that is read once more", () => {
	const fields = {
		...Object.fromEntries(Object.entries(offer).filter(([name]) => name !== "personA")),
		...Object.fromEntries(
			Object.entries(offer.personA as Record<string, string>).map(([name, text]) => [`personA.${name}`, text]),
		),
	} as Record<string, string>;

	function review(changes: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
		return call("/api/forms/offer/review", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
			body: new URLSearchParams({ ...fields, lang: "fr", ...changes }).toString(),
		});
	}

	const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

	async function stateOf(response: Response) {
		return createServices(env).requests.readFormState(cookieOf(response).split("=")[1] ?? "");
	}

	test("waits behind a cookie, with nothing sent or stored", async () => {
		const response = await review();
		expect([response.status, response.headers.get("location")]).toEqual([303, pagePath("offer-review", "fr")]);
		const state = await stateOf(response);
		expect(state?.values).toMatchObject({ amount: "300000", "personA.firstName": "Lotte", place: "Gent" });
		expect([await countOf("submissions"), await countOf("outbox")]).toEqual([0, 0]);
	});

	test("is shown as its document, in the language of the page", async () => {
		const changes = { conditions: "La cuisine reste.\nLe jardin aussi.", "personA.lastName": "Wałęsa" };
		const state = await stateOf(await review(changes));
		if (!state) throw new Error("nothing is kept");
		const { requests } = createServices(env);
		const paper = await requests.paperOf(state, { language: "fr", origin: ORIGIN });
		const texts = JSON.stringify(paper);
		for (const said of [
			"Offre d’achat",
			"la vente est conclue",
			"10\u00A0%",
			"€\u00A030.000",
			"La cuisine reste.",
			"15-12-2098",
			"Lotte Walesa",
		]) {
			expect(texts).toContain(said);
		}
		expect(texts).toContain("driehonderdduizend euro (trois cent mille euros)");
	});

	test("goes back to the form with its faults, and asks for no captcha yet", async () => {
		const referer = `${ORIGIN}/fr/offre/?property=101`;
		const response = await review({ endDate: "2098-11-01", place: "" }, { referer });
		expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/offre/?property=101#offer"]);
		expect((await stateOf(response))?.errors).toEqual({
			endDate: expect.stringContaining("précède"),
			place: expect.any(String),
		});
		const asked = await review({ place: "" }, { accept: "application/json" });
		expect([asked.status, Object.keys(((await asked.json()) as { errors: object }).errors)]).toEqual([422, ["place"]]);
	});

	test("is sent from there, and its draft is removed", async () => {
		const { values } = (await stateOf(await review())) ?? { values: {} };
		const body = new URLSearchParams({ ...(values as Record<string, string>), lang: "fr", captcha: RIGHT_ANSWER });
		const response = await call("/api/forms/offer", {
			method: "POST",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: body.toString(),
		});
		expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/merci/offer/"]);
		expect(response.headers.get("set-cookie")).toContain("Max-Age=0");
		expect((await emailsOf("recipient = 'lotte@example.com'"))[0]?.subject).toContain("Votre offre");
	});

	test("of a property that has been sold meanwhile is refused with that reason", async () => {
		const response = await review({ propertyId: String(goneProperty) }, { accept: "application/json" });
		expect(response.status).toBe(409);
	});

	test("of another kind or too large a body is refused before it is read", async () => {
		expect((await review({}, { "content-type": "text/plain" })).status).toBe(415);
		expect((await review({ conditions: "x".repeat(600_000) }, { accept: "application/json" })).status).toBe(413);
	});
});
