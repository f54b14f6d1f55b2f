import { afterEach, expect, test, vi } from "vitest";
import { jsonFeed } from "./json-feed";

afterEach(() => {
	vi.restoreAllMocks();
});

function feedAnswers(page: object) {
	vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
		Response.json({ version: 1, page: 1, pages: 1, ...page }),
	);
	return jsonFeed({ url: "https://crm.example.com/feed", token: null }).readPage(1);
}

test("a feed may have a thousand pages, and one that names more is not read", async () => {
	expect(await feedAnswers({ pages: 1_000 })).toMatchObject({ pages: 1_000 });
	await expect(feedAnswers({ pages: 1_001 })).rejects.toMatchObject({
		runMessage: { code: "not-fitting", field: "pages", fault: { fault: "too-high", limit: 1_000 } },
	});
});

test("a feed is read in the encoding that it declares, and in no unknown one", async () => {
	const page = { version: 1, page: 1, pages: 1, properties: [{ City: "Liège" }] };
	const latin = Uint8Array.from(JSON.stringify(page), (letter) => letter.codePointAt(0) ?? 0);
	const read = (type: string) => {
		vi.spyOn(globalThis, "fetch").mockImplementation(
			async () => new Response(latin, { headers: { "content-type": type } }),
		);
		return jsonFeed({ url: "https://crm.example.com/feed", token: null }).readPage(1);
	};
	expect(await read("application/json; charset=ISO-8859-1")).toMatchObject({ properties: [{ City: "Liège" }] });
	expect(await read('application/json;charset="windows-1252"')).toMatchObject({ properties: [{ City: "Liège" }] });
	await expect(read("application/json; charset=klingon")).rejects.toMatchObject({
		runMessage: { code: "file-encoding", encoding: "klingon" },
	});
});

test.for([[[]], ["no page"], [null]])(
	"what is no object is told with the parts that it should have: %s",
	async ([answer]) => {
		vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));
		await expect(jsonFeed({ url: "https://crm.example.com/feed", token: null }).readPage(1)).rejects.toMatchObject({
			runMessage: { code: "not-an-object", parts: "version, page, pages" },
		});
	},
);

test("a home with its degrees in the other order, as text or as zeros is on no other continent", async () => {
	const places = [
		[51.06, 3.72],
		[3.72, 51.06],
		["51,06", "3.72"],
		[0, 0],
		[51.06, null],
	].map(([Latitude, Longitude]) => ({ Latitude, Longitude }));
	const there = { Latitude: 51.06, Longitude: 3.72 };
	const nowhere = { Latitude: null, Longitude: null };
	const read = [there, there, there, nowhere, nowhere];
	const page = await feedAnswers({ properties: [...places, { ID: 1 }, "no record"], projects: places });
	expect(page).toMatchObject({ properties: [...read, { ID: 1 }, "no record"], projects: read });
	expect(page.properties?.[5]).toEqual({ ID: 1 });
});
