import { beforeAll, describe, expect, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../support/feed/feed";
import { answerOf, ask, type From, importFeed } from "../support/site";

const visitors: readonly {
	name: string;
	from: From | undefined;
	property: string;
	region: string;
	nearby: number[];
}[] = [
	{ name: "Brussels", from: { country: "BE", regionCode: "BRU" }, property: "/nl/", region: "brussels", nearby: [2] },
	{ name: "Flanders", from: { country: "BE", regionCode: "VLG" }, property: "/nl/", region: "flanders", nearby: [1] },
	{
		name: "East Flanders",
		from: { country: "BE", regionCode: "VOV" },
		property: "/nl/",
		region: "flanders",
		nearby: [1],
	},
	{
		name: "Wallonia",
		from: { country: "BE", regionCode: "WAL" },
		property: "/fr/",
		region: "wallonia",
		nearby: [3, 5],
	},
	{
		name: "Eupen",
		from: { country: "BE", regionCode: "WLG", postalCode: "4700" },
		property: "/de/",
		region: "east",
		nearby: [5, 3],
	},
	{ name: "Luxembourg", from: { country: "LU" }, property: "/fr/", region: "luxembourg", nearby: [4, 6] },
	{ name: "Belgium, nobody knows where", from: { country: "BE" }, property: "/nl/", region: "elsewhere", nearby: [] },
	{ name: "Texas", from: { country: "US", regionCode: "TX" }, property: "/nl/", region: "elsewhere", nearby: [] },
	{ name: "nowhere", from: undefined, property: "/nl/", region: "elsewhere", nearby: [] },
];

beforeAll(() =>
	importFeed(
		feedOf({
			types: feedTypes,
			properties: [
				feedProperty(1, { Zip: "9000", CountryID: 10 }),
				feedProperty(2, { Zip: "1000", CountryID: 10 }),
				feedProperty(3, { Zip: "5000", CountryID: 10 }),
				feedProperty(4, { Zip: "1111", CountryID: 50 }),
				feedProperty(5, { Zip: "4780", CountryID: 10, CreatedDate: "2020-01-01 10:00:00" }),
				feedProperty(6, { Zip: "4701", CountryID: 50, CreatedDate: "2020-01-01 10:00:00" }),
			],
		} as never),
	),
);

describe.for(visitors)("a visitor from $name", ({ from, property, region, nearby }) => {
	test("is led to the language of the place", async () => {
		expect(await answerOf("/", { ...(from && { from }) })).toBe(`302 ${property}`);
	});

	test("sees the newest properties of the region in the block that is fetched apart", async () => {
		const response = await ask("/api/nearby?lang=nl", { ...(from && { from }) });
		const { items } = (await response.json()) as { items: { id: number }[] };
		expect(items.map(({ id }) => id)).toEqual(nearby);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test("reads the same page as everybody, and is told which region was served", async () => {
		const [here, elsewhere] = [await ask("/nl/", { ...(from && { from }) }), await ask("/nl/")];
		expect(here.headers.get("server-timing")).toContain(`region;desc="${region}"`);
		expect(await here.text()).toBe(await elsewhere.text());
	});

	test("finds every property: place is never access", async () => {
		for (const id of [1, 2, 3, 4]) {
			const response = await ask(`/api/properties/${id}?lang=nl`, { ...(from && { from }) });
			await response.text();
			expect(response.status).toBe(200);
		}
	});
});

test("cookie, then the browser's wish, then the place", async () => {
	const from = { country: "LU" };
	expect(await answerOf("/", { from, headers: { cookie: "language=en", "accept-language": "de" } })).toBe("302 /en/");
	expect(await answerOf("/", { from, headers: { "accept-language": "de-BE, nl;q=0.5" } })).toBe("302 /de/");
	expect(await answerOf("/", { from, headers: { "accept-language": "*" } })).toBe("302 /fr/");
});
