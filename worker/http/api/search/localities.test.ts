import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Services } from "../../../services";
import type { HttpEnv } from "../../context";
import { localities } from "./localities";

const street = { kind: "street", name: "Gentstraat", zips: [], listings: 1, also: null, city: null };

async function ask(query: string) {
	const addresses = vi.fn(async () => [street]);
	const streets = vi.fn(async () => [{ ...street, zips: ["9000"], also: "9000 Gent" }]);
	const listings = {
		streets,
		facets: async () => ({ zips: [] }),
		localitiesWithCounts: async () => [],
		addresses,
		totals: async () => [],
	};
	const settings = { defaultLanguage: "nl", languages: ["nl", "fr", "en", "de"] };
	const app = new Hono<HttpEnv>().use(async (c, next) => {
		c.set("services", { listings, settings } as unknown as Services);
		await next();
	});
	app.route("/api/places", localities);
	const response = await app.request(`/api/places${query}`);
	return { addresses, streets, kinds: ((await response.json()) as { kind: string }[]).map(({ kind }) => kind) };
}

test("streets and references come last, where they are asked for, and the answer stays as long", async () => {
	const { addresses, kinds } = await ask("?q=gent&lang=fr&addresses=1");
	expect(addresses).toHaveBeenCalledWith("gent", "fr", 3);
	expect(kinds[0]).toBe("municipality");
	expect(kinds.at(-1)).toBe("street");
	expect(kinds.length).toBeLessThanOrEqual(8);
});

test("to others the answer has places alone, and no street is looked for", async () => {
	const { addresses, kinds } = await ask("?q=gent&lang=fr");
	expect(kinds).not.toContain("street");
	expect(addresses).not.toHaveBeenCalled();
});

test("an address is given streets alone, of its postcode once it has one", async () => {
	const whole = await ask("?q=gent&lang=fr&streets=1&zip=9000");
	expect(whole.streets).toHaveBeenCalledWith({ text: "gent", zip: "9000", most: 8 }, "fr");
	expect(whole.kinds).toEqual(["street"]);
	const half = await ask("?q=gent&lang=fr&streets=1&zip=90");
	expect(half.streets).toHaveBeenCalledWith({ text: "gent", zip: undefined, most: 8 }, "fr");
});
