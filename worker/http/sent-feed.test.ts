import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { zipOf } from "../../demo/crm/zip";
import { openImmoFile } from "../../tests/support/feed/crm-properties";
import { call } from "../../tests/support/forms/forms";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { ORIGIN } from "../../tests/support/site";
import { createServices } from "../services";
import { createHttp } from "./app";

afterEach(emptyStorage);

const TOKEN = "the token of the tests";
const sent: unknown[] = [];
const receiving = {
	...env,
	FEED_KIND: "openimmo",
	FEED_TOKEN: TOKEN,
	JOBS: { send: async (message: unknown) => void sent.push(message) },
} as unknown as Env;
const http = createHttp(async () => new Response(null, { status: 404 }));
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

type Sending = { type?: string; token?: string | null; headers?: Record<string, string> };

async function put(body: string | Uint8Array, { type = "application/xml", token = TOKEN, headers = {} }: Sending = {}) {
	const response = await http.fetch(
		new Request(`${ORIGIN}/api/feed/openimmo`, {
			method: "PUT",
			headers: { "content-type": type, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
			body: typeof body === "string" ? body : Uint8Array.from(body),
		}),
		receiving,
	);
	return { status: response.status, body: await response.json<{ run?: number; message?: string }>() };
}

/** Sends a file and imports it as the queue consumer does. */
async function send(body: string | Uint8Array, sending?: Sending) {
	const answer = await put(body, sending);
	expect(answer).toEqual({ status: 202, body: { run: expect.any(Number) } });
	const run = answer.body.run ?? 0;
	expect(sent.at(-1)).toEqual({ kind: "sent-feed" });
	expect(await createServices(receiving).importSent()).toMatchObject({ ran: true });
	return env.LISTINGS.prepare("SELECT state, message FROM sent_feeds WHERE id = ?").bind(run).first();
}

const listings = async () =>
	(await env.LISTINGS.prepare("SELECT id, state, price FROM listings ORDER BY id").all()).results;

describe("a file that the agency's system sends", () => {
	test("goes in, and the stored file goes", async () => {
		expect(await send(openImmoFile([1, 2]))).toEqual({ state: "done", message: expect.stringContaining("created 2") });
		expect(await listings()).toHaveLength(2);
		expect((await env.PRIVATE.list({ prefix: "sent/" })).objects).toEqual([]);
	});

	test("may be a ZIP in ISO-8859-1 with its pictures beside it, packed or not", async () => {
		const xml = openImmoFile([1])
			.replace("UTF-8", "ISO-8859-1")
			.replace("Beispielstra&#223;e", "Königstraße")
			.replace("<pfad>3.jpg</pfad>", "<pfad>bilder/Haus.JPG</pfad>");
		for (const packed of [true, false]) {
			const zip = await zipOf({ "export/openimmo.xml": latin1(xml), "export/bilder/haus.jpg": jpeg }, packed);
			expect(await send(zip, { type: "application/zip" })).toMatchObject({ state: "done" });
			const detail = await env.LISTINGS.prepare("SELECT detail FROM property_details WHERE id = 1").first<string>(
				"detail",
			);
			expect(JSON.parse(detail ?? "")).toMatchObject({ Street: "Königstraße" });
			const own = await env.LISTINGS.prepare("SELECT url FROM pictures WHERE url LIKE '/pictures/%'").first<string>(
				"url",
			);
			const served = await call(own ?? "");
			expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
			await served.arrayBuffer();
		}
	});

	test("may carry its pictures inside", async () => {
		const inside = `<daten><anhanginhalt>${btoa(String.fromCharCode(...jpeg))}</anhanginhalt></daten>`;
		await send(openImmoFile([1]).replace("<daten><pfad>3.jpg</pfad></daten>", inside));
		const { results } = await env.LISTINGS.prepare("SELECT url FROM pictures WHERE url LIKE '/pictures/%'").all();
		expect(results).toHaveLength(1);
	});

	test("has the last word on a property that stands in it twice: the later day's, of one day the one that withdraws it", async () => {
		const changes = openImmoFile([1]).replace('"VOLL"', '"TEIL"');
		const version = (changed: string, from = "", to = "") => {
			const property = /<immobilie>.*<\/immobilie>/s.exec(changes)?.[0] ?? "";
			return property.replace("2026-11-18", changed).replace(from, to);
		};
		const withdrawn = version("2026-11-20", '"CHANGE"', '"DELETE"');
		const offered = version("2026-11-20");
		const fileOf = (...versions: string[]) => changes.replace(/<immobilie>.*<\/immobilie>/s, versions.join("\n"));
		for (const file of [fileOf(offered, withdrawn), fileOf(withdrawn, offered)]) {
			await emptyStorage();
			expect(await send(file)).toEqual({ state: "done", message: expect.stringContaining("rejected 0") });
			expect(await listings()).toMatchObject([{ id: 1, state: "unpublished" }]);
		}
		const cheaper = version("2026-11-21", "425000.00", "399000");
		for (const file of [fileOf(withdrawn, cheaper), fileOf(cheaper, withdrawn)]) {
			await send(file);
			expect(await listings()).toEqual([{ id: 1, state: "listed", price: 399_000 }]);
		}
	});

	test("is imported after those that came before it, whichever message comes first", async () => {
		const priced = (price: string) => openImmoFile([1]).replace('"VOLL"', '"TEIL"').replace("425000.00", price);
		for (const price of ["300000", "250000"]) await put(priced(price));
		const services = createServices(receiving);
		for (const price of [300_000, 250_000]) {
			expect(await services.importSent()).toMatchObject({ ran: true, run: { state: "done" } });
			expect(await listings()).toEqual([{ id: 1, state: "listed", price }]);
		}
		expect(await services.importSent()).toBeNull();
	});

	test("with changes alone changes what it names, and withdraws nothing else", async () => {
		await send(openImmoFile([1, 2, 3]));
		const changed = openImmoFile([2]).replace('"VOLL"', '"TEIL"').replace("425000.00", "399000");
		for (let run = 0; run < 3; run++) expect(await send(changed)).toMatchObject({ state: "done" });
		const gone = `<?xml version="1.0"?><openimmo><uebertragung umfang="TEIL" modus="CHANGE"/><anbieter><immobilie>
			<verwaltung_techn><objektnr_extern>3</objektnr_extern><aktion aktionart="DELETE"/></verwaltung_techn>
		</immobilie></anbieter></openimmo>`;
		expect(await send(gone)).toMatchObject({ state: "done" });
		expect(await listings()).toEqual([
			{ id: 1, state: "listed", price: 425_000 },
			{ id: 2, state: "listed", price: 399_000 },
			{ id: 3, state: "unpublished", price: null },
		]);
	});

	test("is refused without the token, of another kind, or too large", async () => {
		expect(await put("<openimmo/>", { token: null })).toMatchObject({ status: 401 });
		expect(await put("<openimmo/>", { token: "another" })).toMatchObject({ status: 401 });
		expect(await put("{}", { type: "application/json" })).toMatchObject({ status: 415 });
		expect(await put("<openimmo/>", { headers: { "content-length": "100000001" } })).toMatchObject({ status: 413 });
		const other = await call("/api/feed/openimmo", {
			method: "PUT",
			headers: { authorization: "Bearer x" },
			body: "x",
		});
		expect(other.status).toBe(401);
		await other.arrayBuffer();
	});

	test.for([
		["nothing", ""],
		["another file", "<?xml version='1.0'?><rss/>"],
		["half a ZIP", "PK\u0003\u0004 and no more"],
		["an encoding that nobody knows", "<?xml version='1.0' encoding='klingon'?><openimmo/>"],
	] as const)("that is %s is refused with its reason", async ([, body]) => {
		expect(await put(body)).toEqual({ status: 422, body: { message: expect.stringMatching(/^the file/) } });
		expect((await env.PRIVATE.list({ prefix: "sent/" })).objects).toEqual([]);
	});

	test("that grows without end when it is unpacked is given up, and changes nothing", { timeout: 60_000 }, async () => {
		await send(openImmoFile([1, 2]));
		const before = await listings();
		const letters = "a".repeat(1_000_000);
		const bombs = {
			text: openImmoFile([1]).replace("</immobilie>", `<x>${letters.repeat(41)}</x></immobilie>`),
			frame: `<openimmo><x>${letters.repeat(3)}</x></openimmo>`,
		};
		for (const [name, xml] of Object.entries(bombs)) {
			const file = await zipOf({ "openimmo.xml": new TextEncoder().encode(xml) });
			expect([name, file.byteLength < 100_000]).toEqual([name, true]);
			expect([name, await send(file, { type: "application/zip" })]).toMatchObject([name, { state: "failed" }]);
			expect([name, await listings()]).toEqual([name, before]);
		}
	});

	test("with entities that multiply, or that read a file, has none of them unfolded", async () => {
		const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
		for (const entity of [`<!ENTITY l0 "ha">${laughs}`, '<!ENTITY l9 SYSTEM "file:///etc/passwd">']) {
			const xml = openImmoFile([1])
				.replace("<openimmo", `<!DOCTYPE openimmo [${entity}]><openimmo`)
				.replace("</immobilie>", "<freitexte><objekttitel>&l9;</objekttitel></freitexte></immobilie>");
			const answer = await put(xml);
			if (answer.status === 202) await createServices(receiving).importSent();
			const texts = JSON.stringify((await env.LISTINGS.prepare("SELECT * FROM listings").all()).results);
			expect(texts).not.toMatch(/haha|root:/);
			expect(texts.length).toBeLessThan(100_000);
		}
	});

	test("whose picture says that it is small and is not loses that picture alone", { timeout: 60_000 }, async () => {
		const picture = new Uint8Array(16_000_000);
		picture.set(jpeg);
		const xml = openImmoFile([1])
			.replaceAll(/<anhaenge>[\s\S]*?<\/anhaenge>/g, "")
			.replace(
				"</immobilie>",
				"<anhaenge><anhang><daten><pfad>large.jpg</pfad></daten></anhang></anhaenge></immobilie>",
			);
		const file = await zipOf({ "openimmo.xml": new TextEncoder().encode(xml), "large.jpg": picture });
		const view = new DataView(file.buffer);
		// Falsifies the size of the second entry in the ZIP directory.
		for (let at = file.byteLength - 200; at < file.byteLength - 46; at++) {
			if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === picture.byteLength) {
				view.setUint32(at + 24, 10, true);
			}
		}
		expect(await send(file, { type: "application/zip" })).toMatchObject({ state: "done" });
		expect(await listings()).toHaveLength(1);
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM pictures").first("n")).toBe(0);
	});

	test("that is a ZIP without a file of OpenImmo in it is refused", async () => {
		expect(await put(await zipOf({ "a.jpg": jpeg }), { type: "application/zip" })).toMatchObject({
			status: 422,
			body: { message: "the file is a ZIP file without an XML file in it" },
		});
	});
});
