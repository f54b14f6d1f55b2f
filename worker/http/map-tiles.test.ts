import { env } from "cloudflare:workers";
import { beforeAll, expect, inject, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../../tests/support/feed/feed";
import { call } from "../../tests/support/forms/forms";
import { TOWN } from "../../tests/support/map/town";
import { importFeed } from "../../tests/support/site";
import { tileAt } from "../map/coverage";
import { commandSignature } from "./signed-command";

const VERSION = "0123456789ab";
const sign = (text: string) => commandSignature(env.PRIVACY_KEY, "map-archive", text);
const { z, x, y } = tileAt(TOWN.latitude, TOWN.longitude, 14);
const now = () => Math.floor(Date.now() / 1_000);

beforeAll(() =>
	importFeed(
		feedOf({
			propertyTypes: feedTypes,
			properties: [feedProperty(4101), feedProperty(4102, { PublishAddress: false })],
		}),
	),
);

/** Sends a request as `npm run map` does. */
async function ask(body: Record<string, unknown>, signature?: string): Promise<Response> {
	const text = JSON.stringify({ at: now(), ...body });
	const signed = signature ?? sign(text);
	return call("/api/map-archive", { method: "POST", headers: { "x-signature": signed }, body: text });
}

test("without tiles there is no TileJSON, which is no error, and every tile is 404", async () => {
	expect((await call("/map/tiles.json")).status).toBe(204);
	expect((await call(`/map/tiles/${VERSION}/${z}/${x}/${y}.pbf`)).status).toBe(404);
	expect(await (await call("/api/around?property=4101&lang=nl")).json()).toEqual({ items: [] });
});

test("only the agency's own command uploads an archive, which is then shown from the site's own address", async () => {
	expect((await ask({ action: "begin", version: VERSION }, "forged")).status).toBe(404);
	expect((await ask({ action: "begin", version: VERSION, at: now() - 3_600 })).status).toBe(404);
	expect((await ask({ action: "begin", version: "../x" })).status).toBe(422);
	const { uploadId } = (await (await ask({ action: "begin", version: VERSION })).json()) as { uploadId: string };
	const at = now();
	const path = `/api/map-archive/part/${VERSION}/1?${new URLSearchParams({ upload: uploadId, at: String(at) })}`;
	const body = Uint8Array.from(atob(inject("townArchive")), (character) => character.charCodeAt(0));
	expect((await call(path, { method: "PUT", headers: { "x-signature": "forged" }, body })).status).toBe(404);
	const signature = sign(`part ${VERSION} 1 ${uploadId} ${at}`);
	const part = await call(path, { method: "PUT", headers: { "x-signature": signature }, body });
	const { partNumber, etag } = (await part.json()) as { partNumber: number; etag: string };
	const finished = await ask({ action: "finish", version: VERSION, uploadId, parts: [{ partNumber, etag }] });
	expect(finished.status).toBe(200);
	expect((await ask({ action: "show", version: VERSION })).status).toBe(200);

	const info = (await (await call("/map/tiles.json")).json()) as { tiles: string[]; attribution: string };
	expect(info.tiles).toEqual([`/map/tiles/${VERSION}/{z}/{x}/{y}.pbf`]);
	expect(info.attribution).toBe("© Makers of tests");
	for (let turn = 0; turn < 2; turn += 1) {
		const tile = await call(`/map/tiles/${VERSION}/${z}/${x}/${y}.pbf`);
		expect(tile.headers.get("content-type")).toBe("application/x-protobuf");
		expect(tile.headers.get("cache-control")).toContain("immutable");
		expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(500);
	}
	const other = await call(`/map/tiles/ffffffffffff/${z}/${x}/${y}.pbf`);
	expect(other.headers.get("cache-control")).toBe("public, max-age=60");
	expect((await call(`/map/tiles/${VERSION}/14/0/0.pbf`)).status).toBe(204);
	expect((await call(`/map/tiles/${VERSION}/44/0/0.pbf`)).status).toBe(404);
	expect((await call("/map/tiles/nothing/1/0/0.pbf")).status).toBe(404);
});

test("a hidden address has nothing around it, and a published one has", async () => {
	const around = async (query: string) => {
		const { items } = (await (await call(`/api/around?${query}&lang=nl`)).json()) as { items: { name: string }[] };
		return items.map(({ name }) => name);
	};
	expect(await around("property=4101")).toContain("Proefstation");
	expect(await around("property=4102")).toEqual([]);
	expect(await around("property=999999")).toEqual([]);
	expect(await around("property=x")).toEqual([]);
});
