import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { feedOf, feedProperty, feedTypes } from "../../tests/support/feed/feed";
import sample from "../../tests/support/feed/feed.sample.json";
import { type Content, content, figures, importOf, letLeaseRunOut, thirty } from "../../tests/support/feed/import-runs";
import { fill } from "../../tests/support/full-database";
import { emptyStorage } from "../../tests/support/runner/empty-storage";
import { summaryOf } from "./report/summary";
import type { FeedSource } from "./source";

afterEach(emptyStorage);

describe("the sample feed", () => {
	const feed = feedOf(sample as never);

	test("goes in whole", async () => {
		expect(await figures(feed)).toEqual({
			state: "done",
			read: 4,
			created: 4,
			changed: 0,
			unchanged: 0,
			withdrawn: 0,
			rejected: 0,
		});
		const count = (table: string, db: D1Database = env.LISTINGS) =>
			db.prepare(`SELECT count(*) AS n FROM ${table}`).first("n");
		expect(await count("projects")).toBe(2);
		expect(await count("constructions")).toBe(2);
		expect(await count("pictures")).toBe(4);
		expect(await count("owners", env.PERSONAL)).toBe(2);
		expect(await count("history", env.PERSONAL)).toBe(4);
		expect(await count("appointment_slots", env.PERSONAL)).toBe(2);
	});

	test("read twice writes no row the second time", async () => {
		await importOf(feed);
		const first = await content();
		expect(await figures(feed)).toMatchObject({ state: "done", created: 0, changed: 0, unchanged: 4 });
		expect(await content()).toEqual(first);
	});

	test("leaves no hidden price and no hidden address in any table", async () => {
		await importOf(feed);
		const everything = JSON.stringify(await content());
		expect(everything).not.toContain("98000");
		expect(everything).not.toContain("Rue du Moulin");
		expect(everything).toContain("Jambes");
	});
});

describe("records that do not fit", () => {
	test("are rejected alone, with ID and reason, and their last good version stays", async () => {
		await importOf(feedOf({ properties: [feedProperty(1), feedProperty(2)] }));
		// For a garage in Namur, the planning designation is the only mandatory mention.
		const garage = { Price: 200_000, WebID: 5, Zip: "5000", Destination: { fr: "zone d’habitat" } };
		const result = await importOf(
			feedOf({ properties: [feedProperty(1, { Bedrooms: -2 }), feedProperty(2, garage), { Goal: 0 }, "junk"] }),
		);
		expect(summaryOf(result).lines.slice(0, -1)).toEqual([
			"read 4, created 0, changed 1, unchanged 0, withdrawn 0, rejected 3",
			"rejected property 1: Bedrooms is lower than 0: ‘-2’",
			"rejected property without an ID: ID is missing",
			"rejected property without an ID: the record does not have the expected shape",
		]);
		expect(await env.LISTINGS.prepare("SELECT bedrooms FROM listings WHERE id = 1").first("bedrooms")).toBe(3);
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM absences").first("n")).toBe(0);
	});

	test("a second record with the same ID is rejected", async () => {
		const result = await importOf(
			feedOf({ properties: [feedProperty(1)] }, { properties: [feedProperty(1, { Price: 5 })] }),
		);
		expect(summaryOf(result).lines[1]).toBe("rejected property 1: its ID appears twice in the feed; the first counts");
		expect(await env.LISTINGS.prepare("SELECT price FROM listings WHERE id = 1").first("price")).toBe(300_001);
	});

	test("a postcode with the letters of its country is kept without them, and in that country", async () => {
		const luxembourg = (id: number, changes: object) => feedProperty(id, { City: "Luxembourg", ...changes });
		const result = await importOf(
			feedOf({
				properties: [
					luxembourg(1, { Zip: "L-1611", CountryID: 50 }),
					luxembourg(2, { Zip: "LU 1611", CountryID: null }),
					luxembourg(3, { Zip: "L-1611", CountryID: 10 }),
					feedProperty(4, { Zip: "B-9000" }),
				],
			}),
		);
		const { results } = await env.LISTINGS.prepare("SELECT zip, region FROM listings ORDER BY id").all();
		const inLuxembourg = { zip: "1611", region: "luxembourg" };
		expect(results).toEqual([inLuxembourg, inLuxembourg, inLuxembourg, { zip: "9000", region: "flanders" }]);
		expect(summaryOf(result).lines).toContain(
			"remark property 3: postcode L-1611 is not in the given country (10); the postcode is used",
		);
	});

	test("an amount and a surface may be texts, with a sign between thousands", async () => {
		await importOf(feedOf({ properties: [feedProperty(1, { Price: "345.000", LivingSurface: "1.050 m²" })] }));
		const row = await env.LISTINGS.prepare("SELECT price, facts ->> '$.surface' AS surface FROM listings").first();
		expect(row).toEqual({ price: 345_000, surface: 1_050 });
	});

	test("a label that is far from its number goes in with a remark", async () => {
		const result = await importOf(
			feedOf({ properties: [feedProperty(1, { EnergyPerformance: 90, EPCLabelText: "E" })] }),
		);
		expect(summaryOf(result).lines.slice(0, 2)).toEqual([
			"read 1, created 1, changed 0, unchanged 0, withdrawn 0, rejected 0",
			"remark property 1: rating E does not fit 90\u00A0kWh/m²",
		]);
	});
});

describe("what comes in is cleaned", () => {
	async function detailOf(changes: Record<string, unknown>): Promise<Record<string, unknown>> {
		await importOf(feedOf({ properties: [feedProperty(1, changes)] }));
		const json = await env.LISTINGS.prepare("SELECT detail FROM property_details WHERE id = 1").first<string>("detail");
		return JSON.parse(json ?? "{}") as Record<string, unknown>;
	}

	test("rich text loses scripts, handlers and unsafe links, and keeps its words", async () => {
		const html =
			'<h1>Mooi</h1><p onclick="x()">Licht<script>alert(1)</script> <a href="javascript:x">hier</a></p><img src=x onerror=x>';
		const { Description } = await detailOf({ Description: { nl: html } });
		expect(Description).toEqual({ nl: '<h3>Mooi</h3><p>Licht <a rel="noopener nofollow">hier</a></p>' });
	});

	test("plain texts hold no markup", async () => {
		const { Title } = await detailOf({ Title: { nl: "<b>Huis</b> & tuin" } });
		expect(Title).toEqual({ nl: "Huis & tuin" });
	});

	test("half a character and control characters are in no string that is stored, of properties, owners and history", async () => {
		const spoilt = "A \ud800\0 b\u0007&#1;";
		await importOf(
			feedOf({
				properties: [feedProperty(1, { Title: { nl: spoilt }, Description: { nl: spoilt }, City: spoilt })],
				projects: [{ ID: 5, Name: { nl: spoilt } }],
				owners: [{ ID: 901, Username: spoilt, Email: "owner@example.com", FirstName: spoilt }],
				history: [
					{
						ID: spoilt,
						PropertyID: 1,
						Kind: "visit",
						Date: "2026-10-01T09:00:00Z",
						Comment: { nl: spoilt },
						Source: spoilt,
					},
				],
			}),
		);
		const stored = JSON.stringify(await content());
		expect(stored).toContain("A \ufffd b");
		expect(stored).not.toMatch(/\ud800|\\u0000|\\u0007|\\u0001/);
		expect(stored).not.toMatch(/\\\\u(?:d800|000\d)/);
	});

	test("a title or description that is longer than any is rejected with its name", async () => {
		const result = await importOf(
			feedOf({
				properties: [
					feedProperty(1, { Title: { nl: "W".repeat(1_001) } }),
					feedProperty(2, { Description: "W".repeat(50_001) }),
					feedProperty(3, { Title: "W".repeat(1_000), Description: { fr: "W".repeat(50_000) } }),
				],
			}),
		);
		expect(summaryOf(result).lines.slice(0, 3)).toEqual([
			"read 3, created 1, changed 0, unchanged 0, withdrawn 0, rejected 2",
			expect.stringMatching(/^rejected property 1: Title is longer than 1,000\u00A0characters/),
			expect.stringMatching(/^rejected property 2: Description is longer than 50,000\u00A0characters/),
		]);
	});

	test("addresses other than https are dropped, the site's own become paths", async () => {
		await importOf(
			feedOf({
				properties: [
					feedProperty(1, {
						Pictures: [
							{ Url: "javascript:alert(1)", Order: 1 },
							{ Url: "http://media.example.com/a.jpg", Order: 2 },
							{ Url: "https://user:pass@media.example.com/b.jpg", Order: 3 },
							{ Url: "https://example.com/media/c-1600.jpg", Order: 4 },
							{ Url: "https://media.example.com/d.jpg", Order: 0 },
						],
					}),
				],
			}),
		);
		const { results } = await env.LISTINGS.prepare("SELECT position, url FROM pictures ORDER BY position").all();
		expect(results).toEqual([
			{ position: 0, url: "https://media.example.com/d.jpg" },
			{ position: 1, url: "/media/c-1600.jpg" },
		]);
	});
});

describe("states and changes", () => {
	test("a property is found by its status", async () => {
		const long = "2020-01-01T00:00:00Z";
		const recent = new Date(Date.now() - 86_400_000).toISOString();
		await importOf(
			feedOf({
				properties: [
					feedProperty(1, { Status: null }),
					feedProperty(2, { Status: 2, LastChangedDate: recent }),
					feedProperty(3, { Status: 4, Goal: 1, LastChangedDate: long }),
					feedProperty(4, { Status: 0 }),
					feedProperty(5, { Draft: true }),
				],
			}),
		);
		const { results } = await env.LISTINGS.prepare("SELECT state FROM listings ORDER BY id").all<{ state: string }>();
		expect(results.map((row) => row.state)).toEqual(["listed", "listed", "ended", "unpublished", "draft"]);
	});

	test("a fall in price is logged as one and remembered on the card", async () => {
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 300_000 })] }));
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 280_000 })] }));
		const last = await env.LISTINGS.prepare(
			"SELECT what, price_before, price_after FROM changes ORDER BY seq DESC",
		).first();
		expect(last).toEqual({ what: "price-down", price_before: 300_000, price_after: 280_000 });
		const down = () =>
			env.LISTINGS.prepare("SELECT json_extract(card, '$.priceDownAt') AS at FROM listings").first("at");
		const at = await down();
		expect(at).toBeTypeOf("number");
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 280_000, Bedrooms: 4 })] }));
		expect(await down()).toBe(at);
	});

	test("a price that rises again is no fall any more", async () => {
		for (const Price of [300_000, 280_000, 310_000])
			await importOf(feedOf({ properties: [feedProperty(1, { Price })] }));
		expect(
			await env.LISTINGS.prepare("SELECT json_extract(card, '$.priceDownAt') AS at FROM listings").first("at"),
		).toBeNull();
	});

	test("what is let and no longer sold has another price, not a fallen one", async () => {
		await importOf(feedOf({ properties: [feedProperty(1, { Price: 300_000 })] }));
		await importOf(feedOf({ properties: [feedProperty(1, { Goal: 1, MonthlyRent: 1_200, RentPrice: 1_200 })] }));
		expect(await env.LISTINGS.prepare("SELECT what FROM changes ORDER BY seq DESC").first("what")).toBe("changed");
		expect(
			await env.LISTINGS.prepare("SELECT json_extract(card, '$.priceDownAt') AS at FROM listings").first("at"),
		).toBeNull();
	});

	test("each price that is offered is noted once, and none that visitors do not see", async () => {
		const offer = async (changes: Record<string, unknown>) => {
			await importOf(feedOf({ properties: [feedProperty(1, changes)] }));
			const { results } = await env.LISTINGS.prepare("SELECT goal, price FROM price_history ORDER BY at").all();
			await env.LISTINGS.exec("UPDATE price_history SET at = at - 60");
			return results.map(({ goal, price }) => `${String(goal)} ${String(price)}`);
		};
		expect(await offer({ Price: 310_000, Draft: true })).toEqual([]);
		expect(await offer({ Price: 300_000 })).toEqual(["sale 300000"]);
		expect(await offer({ Price: 300_000, Bedrooms: 4 })).toEqual(["sale 300000"]);
		expect(await offer({ Price: 280_000, PublishPrice: false })).toEqual(["sale 300000"]);
		expect(await offer({ Price: 280_000 })).toEqual(["sale 300000", "sale 280000"]);
		const back = ["sale 300000", "sale 280000", "sale 300000"];
		expect(await offer({ Price: 300_000 })).toEqual(back);
		expect(await offer({ Price: 250_000, Status: 2 })).toEqual(back);
		expect(await offer({ Goal: 1, MonthlyRent: 1_200, RentPrice: 1_200 })).toEqual([...back, "rent 1200"]);
	});

	test("how long a property is online counts from what the site saw, and of what it began with nobody knows", async () => {
		const since = async (id: number) =>
			env.LISTINGS.prepare("SELECT card ->> '$.since' AS since FROM listings WHERE id = ?").bind(id).first("since");
		const before = Math.floor(Date.now() / 1_000);
		await importOf(feedOf({ properties: [feedProperty(1)] }));
		await importOf(feedOf({ properties: [feedProperty(1), feedProperty(2), feedProperty(3, { Draft: true })] }));
		expect([await since(1), await since(3)]).toEqual([0, null]);
		expect(await since(2)).toBeGreaterThanOrEqual(before);
		await importOf(feedOf({ properties: [feedProperty(1), feedProperty(2, { Price: 1_000_000 }), feedProperty(3)] }));
		expect(await since(1)).toBe(0);
		expect(await since(3)).toBeGreaterThanOrEqual(Number(await since(2)));
	});

	test("a change of the tree of types reaches the cards of its properties", async () => {
		await importOf(feedOf({ propertyTypes: feedTypes, properties: [feedProperty(1)] }));
		const renamed = feedTypes.map((type) => (type.ID === 11 ? { ...type, Name: { nl: "Herenhuis" } } : type));
		expect(await figures(feedOf({ propertyTypes: renamed, properties: [feedProperty(1)] }))).toMatchObject({
			changed: 1,
		});
		// A feed without types keeps the stored ones.
		expect(await figures(feedOf({ properties: [feedProperty(1)] }))).toMatchObject({ unchanged: 1 });
	});
});

describe("an import that is cut off", () => {
	const feed = () =>
		feedOf(
			{
				propertyTypes: feedTypes,
				properties: thirty.slice(0, 10),
				owners: [{ ID: 1, Username: "one", Email: "one@example.com" }],
			},
			{ properties: thirty.slice(10, 20) },
			{ properties: thirty.slice(20) },
		);

	/** Wraps a database so that it fails after a number of calls, as if the Worker had been killed. */
	function stoppingAfter(db: D1Database, calls: { left: number }): D1Database {
		const stop = () => {
			if (calls.left-- <= 0) throw new Error("killed");
		};
		const session = db.withSession("first-primary");
		const stopping = new Proxy(session, {
			get(target, name) {
				if (name === "batch") {
					return async (statements: D1PreparedStatement[]) => {
						stop();
						return target.batch(statements);
					};
				}
				if (name === "prepare") {
					return (query: string) => {
						stop();
						return target.prepare(query);
					};
				}
				return Reflect.get(target, name) as unknown;
			},
		});
		return { withSession: () => stopping } as unknown as D1Database;
	}

	/** Removes times and run ids, which differ between runs. */
	function withoutTimes(tables: Content): unknown {
		return JSON.parse(JSON.stringify(tables, (key, value: unknown) => (runColumns.has(key) ? null : value)));
	}

	const runColumns = new Set(["at", "run_id", "last_run", "seq"]);

	test("at any of its calls, the next one comes to the same content", { timeout: 60_000 }, async () => {
		await importOf(feed());
		const wanted = withoutTimes(await content());
		for (const stopAfter of [0, 3, 7, 12, 17, 20, 23, 26, 29, 32, 36, 40, 45, 60]) {
			await emptyStorage();
			const calls = { left: stopAfter };
			await importOf(feed(), { listings: stoppingAfter(env.LISTINGS, calls) }).catch(() => null);
			await letLeaseRunOut();
			expect(await importOf(feed())).toMatchObject({ ran: true, run: { state: "done" } });
			expect(withoutTimes(await content()), `stopped after ${stopAfter}`).toEqual(wanted);
		}
	});

	test("because the database is full changes nothing, and the next one that finds room brings everything", async () => {
		const before = feedOf({ properties: thirty.slice(0, 10) });
		await importOf(before);
		const stored = withoutTimes(await content());
		const makeRoom = await fill(env.LISTINGS);
		await expect(importOf(feed())).rejects.toThrow("database or disk is full");
		expect(withoutTimes(await content())).toEqual(stored);
		await makeRoom();
		expect(await importOf(feed())).toMatchObject({ ran: true, run: { state: "done", created: 20 } });
	});

	test("because there is no room for what it brings says so at the desk until it is finished", async () => {
		const makeRoom = await fill(env.LISTINGS, "listings");
		const last = () =>
			env.LISTINGS.prepare("SELECT state, applied_pages, message FROM import_runs ORDER BY id DESC LIMIT 1").first();
		await expect(importOf(feed())).rejects.toThrow("database or disk is full");
		expect(await last()).toEqual({ state: "planned", applied_pages: 0, message: '{"code":"site-fault"}' });
		expect((await content()).listings).toEqual([]);
		await makeRoom();
		await importOf(feed());
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM listings").first("n")).toBe(30);
	});

	test("another one does not start while one is running", async () => {
		await env.LISTINGS.prepare("INSERT INTO import_lease VALUES ('import', 1, ?)")
			.bind(Math.floor(Date.now() / 1_000) + 60)
			.run();
		expect(await importOf(feed())).toEqual({ ran: false, reason: "another import is running" });
	});

	test("a run that lost its lease writes nothing more", async () => {
		const slow: FeedSource = {
			async readPage(page) {
				const content = await feed().readPage(page);
				if (page === 3) await env.LISTINGS.prepare("UPDATE import_lease SET fence = fence + 1").run();
				return content;
			},
		};
		await expect(importOf(slow)).rejects.toThrow("lease is lost");
		expect(await env.LISTINGS.prepare("SELECT count(*) AS n FROM listings").first("n")).toBe(0);
	});
});
