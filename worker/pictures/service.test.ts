import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { feedOf, feedProperty } from "../../tests/support/feed/feed";
import { importOf } from "../../tests/support/feed/import-runs";
import { call } from "../../tests/support/forms/forms";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { locationShift } from "../import/derive/location-shift";
import { copyName, createPictures, keyOfCopy } from "./service";

afterEach(emptyStorage);

const NOW = 1_800_000_000;
let now = NOW;
const asked: unknown[] = [];

beforeEach(() => {
	now = NOW;
	asked.length = 0;
});

const pictures = createPictures({
	db: env.LISTINGS,
	bucket: env.MEDIA,
	queue: { send: async (message: unknown) => void asked.push(message) } as unknown as Queue,
	allowLoopback: true,
	now: () => now,
});

const at = (path: string) =>
	`${inject("crmService")}/${encodeURIComponent(JSON.stringify({ name: "pictures", properties: 0 }))}/${path}`;
const states = async () =>
	(await env.LISTINGS.prepare("SELECT url, state, tries FROM picture_copies ORDER BY url").all()).results;

/** Imports a property with one picture, in the sizes of the agency's system. */
async function importWith(...urls: string[]): Promise<void> {
	await importRecord(picturesOf(urls));
}

function picturesOf(urls: readonly string[]): Record<string, unknown> {
	const Pictures = [
		{ Url: urls.at(-1), Order: 1, Sizes: urls.map((Url, index) => ({ Url, Width: 200 * (index + 1) })) },
	];
	return { Pictures };
}

async function importRecord(record: Record<string, unknown>): Promise<void> {
	await importOf(feedOf({ properties: [feedProperty(1, record)] }), {
		derivation: {
			marqueeIgnore: [4],
			urls: { ownOrigins: ["https://example.com"], allowLoopback: true },
			copyName,
			shiftOf: locationShift("a secret of the tests alone"),
		},
	});
	now = Math.floor(Date.now() / 1_000) + 10;
}

describe("copies of pictures", () => {
	test("are made of the agent's too, and kept", async () => {
		const portrait = at("picture-1.jpg");
		await importRecord({ Pictures: null, Manager: { Name: "Noor Elders", Picture: portrait } });
		await pictures.fetchSome();
		expect(await states()).toMatchObject([{ url: portrait, state: "kept" }]);
		const detail = await env.LISTINGS.prepare("SELECT detail FROM property_details").first<string>("detail");
		const { Picture } = (JSON.parse(detail ?? "{}") as { Manager: { Picture: string } }).Manager;
		expect(Picture).toBe(`/pictures/${await copyName(portrait)}`);
		await pictures.sweep();
		expect((await call(Picture)).headers.get("content-type")).toBe("image/jpeg");
	});

	test("are fetched once and served from the site's own address, in every size", async () => {
		await importWith(at("picture-1.jpg"), at("picture-2.jpg"));
		await pictures.kick();
		expect(asked).toEqual([{ kind: "pictures" }]);
		expect(await pictures.fetchSome()).toBe(false);
		expect(await states()).toMatchObject([
			{ state: "kept", tries: 1 },
			{ state: "kept", tries: 1 },
		]);

		const shown = await (await call("/api/properties/1?lang=nl")).json<{ picture: { src: string; srcset: string } }>();
		const names = await Promise.all([copyName(at("picture-1.jpg")), copyName(at("picture-2.jpg"))]);
		expect(shown.picture.srcset).toBe(`/pictures/${names[0]} 200w, /pictures/${names[1]} 400w`);
		const served = await call(shown.picture.src);
		expect(served.status).toBe(200);
		// Detected from the bytes, whatever the server's content type.
		expect(served.headers.get("content-type")).toBe("image/jpeg");
		expect(served.headers.get("cache-control")).toContain("immutable");
		expect((await served.arrayBuffer()).byteLength).toBe(10);

		asked.length = 0;
		await pictures.kick();
		expect(asked).toEqual([]);
	});

	async function passed(path: string, environment: Partial<Env> = {}) {
		const answer = await call(`/pictures/${await copyName(at(path))}`, {}, environment);
		const { byteLength } = await answer.arrayBuffer();
		return [answer.status, answer.headers.get("content-type"), answer.headers.get("cache-control"), byteLength];
	}
	const asItComes = [200, "image/jpeg", "public, max-age=300"];

	test("that are not there yet are passed on as they come in", async () => {
		await importWith(at("picture-1.jpg"));
		expect(await passed("picture-1.jpg")).toEqual([...asItComes, 10]);
		expect((await call(`/pictures/${"0".repeat(32)}`)).status).toBe(404);
		expect((await call("/pictures/..%2Fsecret")).status).not.toBe(200);
	});

	test("that cannot be read are passed on too, for now", async () => {
		const logged = vi.spyOn(console, "error").mockReturnValue();
		await importWith(at("picture-1.jpg"));
		await pictures.fetchSome();
		const MEDIA = { get: () => Promise.reject(new Error("the store is down")) } as unknown as R2Bucket;
		expect(await passed("picture-1.jpg", { MEDIA })).toEqual([...asItComes, 10]);
		logged.mockRestore();
	});

	test.for([
		["picture-inward", 404],
		["picture-none", 404],
		["picture-large", 200],
	] as const)("%s is tried three times, and not kept", async ([path, status]) => {
		await importWith(at(path));
		for (let round = 0; round < 5; round++) {
			await pictures.fetchSome();
			now += 3_600;
		}
		expect(await states()).toEqual([{ url: at(path), state: "failed", tries: 3 }]);
		const answer = await call(`/pictures/${await copyName(at(path))}`);
		expect(answer.status).toBe(status);
		await answer.body?.cancel();
	});

	test("that could not be had are asked for once more at night", async () => {
		await importWith(at("picture-none"));
		for (let round = 0; round < 3; round++) {
			await pictures.fetchSome();
			now += 3_600;
		}
		expect(await states()).toMatchObject([{ state: "failed" }]);
		await pictures.sweep();
		expect(await states()).toMatchObject([{ state: "waiting", tries: 0 }]);
	});

	test("wait a while before the next try", async () => {
		await importWith(at("picture-none"));
		await pictures.fetchSome();
		await pictures.fetchSome();
		expect(await states()).toMatchObject([{ state: "waiting", tries: 1 }]);
	});

	test("follow a redirect that leads outward", async () => {
		await importWith(at("picture-moved"));
		await pictures.fetchSome();
		expect(await states()).toMatchObject([{ state: "kept" }]);
	});

	test("are not asked for again by a second run, and go with the last property that names them", async () => {
		await importWith(at("picture-1.jpg"));
		await pictures.fetchSome();
		await importWith(at("picture-1.jpg"));
		expect(await states()).toMatchObject([{ state: "kept", tries: 1 }]);
		await importWith(at("picture-2.jpg"));
		now = Math.floor(Date.now() / 1_000) + 2 * 86_400;
		await pictures.sweep();
		expect((await states()).map(({ url }) => url)).toEqual([at("picture-2.jpg")]);
		expect(await env.MEDIA.head(keyOfCopy(await copyName(at("picture-1.jpg"))))).toBeNull();
	});
});
