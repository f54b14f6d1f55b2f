import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { Services } from "../../../services";
import type { HttpEnv } from "../../context";
import { nearby } from "./nearby";

const house = { ID: 1, ParentID: null, Name: { nl: "Woning" }, WebID: 1 };
const garage = { ID: 5, ParentID: null, Name: { nl: "Garage" }, WebID: 5 };

function ask(query: string, cf: Record<string, string>) {
	const newest = vi.fn(async (_language: string, { zips }: { zips?: readonly string[] }) =>
		zips ? [{ id: 4102 }] : [{ id: 4101 }, { id: 4102 }],
	);
	const listings = { newest, typeList: async () => [house, garage] };
	const services = { listings, settings: { defaultLanguage: "nl", languages: ["nl", "de"] } } as unknown as Services;
	const app = new Hono<HttpEnv>().use(async (c, next) => {
		c.set("services", services);
		await next();
	});
	app.route("/api/nearby", nearby);
	const request = new Request(`https://example.com/api/nearby${query}`, { cf } as RequestInit);
	return { newest, answer: app.request(request) };
}

test("properties come from the visitor's region, in the language asked for, and no cache keeps them", async () => {
	const { newest, answer } = ask("?lang=de", { country: "BE", regionCode: "BRU" });
	const response = await answer;
	expect(response.headers.get("Cache-Control")).toBe("no-store");
	expect(await response.json()).toEqual({ items: [{ id: 4101 }, { id: 4102 }] });
	expect(newest).toHaveBeenCalledWith("de", expect.objectContaining({ region: "brussels" }));
});

test("in the German-speaking east its own properties come before the rest of Wallonia's, each once", async () => {
	const { newest, answer } = ask("?lang=de", { country: "BE", regionCode: "WLG", postalCode: "4700" });
	expect(await (await answer).json()).toEqual({ items: [{ id: 4102 }, { id: 4101 }] });
	expect(newest).toHaveBeenCalledTimes(2);
	for (const [, asked] of newest.mock.calls) expect(asked).toMatchObject({ region: "wallonia", types: [1] });
});

test("a visitor from elsewhere gets none, and nothing is read", async () => {
	const { newest, answer } = ask("?lang=xx", { country: "US", regionCode: "TX" });
	expect(await (await answer).json()).toEqual({ items: [] });
	expect(newest).not.toHaveBeenCalled();
});
