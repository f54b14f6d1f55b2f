import { env } from "cloudflare:workers";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { describe, expect, inject, test, vi } from "vitest";
import { TOWN } from "../../tests/support/map/town";
import { createArchives } from "./archives";
import { createAround } from "./around";
import { REST_MS } from "./breaker";
import { COVERAGE, isCovered, parseTile, tileAt } from "./coverage";
import { createMapTiles } from "./tiles";

const VERSION = "00000000abcd";
const middle = tileAt(TOWN.latitude, TOWN.longitude, 14);
const tileServer = inject("tileServer");

function bytesOf(base64: string): ArrayBuffer {
	return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer as ArrayBuffer;
}

async function upload(version: string, base64: string) {
	const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: null });
	const archives = createArchives(env.MEDIA, tiles);
	const begun = await archives.begin(version);
	if (!begun) throw new Error("the archive is there already");
	const part = await archives.part(version, begun.uploadId, 1, bytesOf(base64));
	if (!part) throw new Error("the part was refused");
	expect(await archives.finish(version, begun.uploadId, [part])).toBe(true);
	return { tiles, archives };
}

function layersOf(bytes: ArrayBuffer) {
	return new VectorTile(new PbfReader(new Uint8Array(bytes))).layers;
}

async function askedOfService(): Promise<number> {
	return Number(await (await fetch(`${tileServer}/asked`)).text());
}

describe("an archive of the agency's own", () => {
	test("is shown once it has been uploaded, with its version in the addresses of its tiles", async () => {
		const { tiles, archives } = await upload(VERSION, inject("townArchive"));
		expect(await tiles.info()).toBeNull();
		expect(await archives.show(VERSION)).toMatchObject({ ok: true, info: { version: VERSION, maxzoom: 14 } });
		expect(await tiles.info()).toMatchObject({ attribution: "© Makers of tests", bounds: [3.5, 50.9, 3.95, 51.2] });
		const answer = await tiles.tile(VERSION, middle);
		if (!answer.found) throw new Error(answer.reason);
		expect(answer.isCurrent).toBe(true);
		expect(Object.keys(layersOf(answer.bytes))).toEqual(expect.arrayContaining(["transportation", "building", "poi"]));
		expect(await archives.begin(VERSION)).toBeNull();
	});

	test("answers an older version's address with what it has now", async () => {
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: null });
		expect(await tiles.tile("111111111111", middle)).toMatchObject({ found: true, isCurrent: false });
	});

	test("tells an empty tile from one outside the map", async () => {
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: null });
		expect(await tiles.tile(VERSION, { ...middle, x: middle.x + 40 })).toEqual({ found: false, reason: "empty" });
		expect(await tiles.tile(VERSION, { z: 14, x: 0, y: 0 })).toEqual({ found: false, reason: "outside" });
		expect(await tiles.tile(VERSION, { ...tileAt(51, 4, 15) })).toEqual({ found: false, reason: "outside" });
	});

	test("takes precedence over a service, which then gets no request", async () => {
		const before = await askedOfService();
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/town` });
		expect((await tiles.info())?.version).toBe(VERSION);
		await tiles.tile(VERSION, middle);
		expect(await askedOfService()).toBe(before);
	});

	test("that lacks the streets is refused in words and removed, and the one before stays", async () => {
		const { tiles, archives } = await upload("0000000000bd", inject("poorArchive"));
		expect(await archives.show("0000000000bd")).toEqual({
			ok: false,
			reason: "the archive lacks layers of the OpenMapTiles schema: transportation, place",
		});
		expect(await env.MEDIA.head("map/0000000000bd.pmtiles")).toBeNull();
		expect((await tiles.info())?.version).toBe(VERSION);
	});

	test("that is no archive is refused, and a new one replaces the current one", async () => {
		const { archives } = await upload("0000000000ce", btoa("no archive at all, but some text".repeat(20)));
		expect(await archives.show("0000000000ce")).toMatchObject({ ok: false });
		const next = await upload("0000000000df", inject("townArchive"));
		expect(await next.archives.show("0000000000df")).toMatchObject({ ok: true });
		expect(await env.MEDIA.head(`map/${VERSION}.pmtiles`)).toBeNull();
		expect(await next.archives.remove()).toBe(1);
		expect(await next.tiles.info()).toBeNull();
	});
});

describe("a service", () => {
	test("is asked where there is no archive, and named as its licence asks, without its markup", async () => {
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/town` });
		const info = await tiles.info();
		expect(info).toMatchObject({ attribution: "© Makers of tests", maxzoom: 14 });
		const answer = await tiles.tile(info?.version ?? "", middle);
		if (!answer.found) throw new Error(answer.reason);
		expect(layersOf(answer.bytes).transportation?.length).toBeGreaterThan(0);
	});

	test("may leave out what TileJSON lets it: its bounds and whom to name", async () => {
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/bare` });
		const info = await tiles.info();
		expect(info).toMatchObject({ attribution: "© OpenStreetMap", bounds: COVERAGE, minzoom: 0, maxzoom: 14 });
		expect(await tiles.tile(info?.version ?? "", middle)).toMatchObject({ found: true });
	});

	test.for([
		["no-tiles", "answers with no TileJSON: tiles "],
		["closed", "answered 403 in place of a TileJSON"],
	] as const)("that is refused (%s) is refused with its reason in the log", async ([path, reason]) => {
		const warned = vi.spyOn(console, "warn").mockReturnValue();
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/${path}` });
		expect(await tiles.info()).toBeNull();
		expect(warned.mock.calls.flat().join()).toContain(`"event":"map-tiles-unavailable"`);
		expect(warned.mock.calls.flat().join()).toContain(reason);
		warned.mockRestore();
	});

	test("that does not answer in time leaves the map without tiles", async () => {
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/silent` });
		expect(await tiles.info()).toBeNull();
	});

	test("that fails again and again is left alone for a minute", async () => {
		let time = 0;
		const tiles = createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/broken`, now: () => time });
		const version = (await tiles.info())?.version ?? "";
		for (let turn = 0; turn < 3; turn += 1) {
			expect(await tiles.tile(version, middle)).toEqual({ found: false, reason: "unavailable" });
		}
		const before = await askedOfService();
		expect(await tiles.tile(version, middle)).toEqual({ found: false, reason: "unavailable" });
		expect(await tiles.info()).toBeNull();
		expect(await askedOfService()).toBe(before);
		time += REST_MS;
		await tiles.tile(version, middle);
		expect(await askedOfService()).toBe(before + 1);
	});
});

describe("points of interest near a property", () => {
	const around = () => createAround(createMapTiles({ bucket: env.MEDIA, serviceUrl: `${tileServer}/town` }));

	test("has its distance, in the reader's language, and a stop's two sides once", async () => {
		const found = await around().find(TOWN, "nl");
		expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
			"station Proefstation",
			"stop Teststraat",
			"school Testschool",
			"shop Testwinkel",
			"park Testpark",
		]);
		const school = found.find(({ kind }) => kind === "school");
		expect(school?.metres).toBeGreaterThan(395);
		expect(school?.metres).toBeLessThan(405);
		expect((await around().find(TOWN, "en"))[0]?.name).toBe("Test Central");
	});

	test("is nothing where there are no tiles", async () => {
		const none = createAround(createMapTiles({ bucket: env.MEDIA, serviceUrl: null }));
		expect(await none.find(TOWN, "nl")).toEqual([]);
	});
});

test("an address that is no tile is none", () => {
	expect(parseTile("14", "8360", "5473")).toEqual({ z: 14, x: 8360, y: 5473 });
	for (const [z, x, y] of [
		["16", "0", "0"],
		["1", "2", "0"],
		["3", "-1", "0"],
		["a", "0", "0"],
		["2", "1.5", "0"],
	]) {
		expect(parseTile(z ?? "", x ?? "", y ?? "")).toBeNull();
	}
	expect(isCovered(tileAt(50.85, 4.35, 12))).toBe(true);
	expect(isCovered(tileAt(48.85, 2.35, 12))).toBe(true);
	expect(isCovered(tileAt(40.7, -74, 12))).toBe(false);
});
