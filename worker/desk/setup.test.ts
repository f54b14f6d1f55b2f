import { expect, test, vi } from "vitest";
import { lookupTexts } from "./setup";

const answering = (answer: object) =>
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json(answer));

test("the texts of a name are read, with or without quotes, and in pieces", async () => {
	answering({
		Status: 0,
		Answer: [
			{ type: 16, data: '"v=spf1 include:a.example " "-all"' },
			{ type: 16, data: "plain" },
			{ type: 5, data: "other.example." },
		],
	});
	expect(await lookupTexts("agency.example")).toEqual({
		exists: true,
		texts: ["v=spf1 include:a.example -all", "plain"],
	});
});

test("a name that is not there is no fault of the DNS, a server that fails or refuses is", async () => {
	answering({ Status: 3 });
	expect(await lookupTexts("agency.example")).toEqual({ exists: false, texts: [] });
	for (const Status of [2, 5]) {
		answering({ Status });
		await expect(lookupTexts("agency.example")).rejects.toThrow();
	}
});
