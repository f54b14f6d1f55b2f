import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_RETRY_MS, RETRIES } from "../ui/fetch-json";
import { readTexts } from "./read-texts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** @returns time of each request */
function answering(answers: (at: number) => Response): number[] {
	const asked: number[] = [];
	vi.stubGlobal("fetch", async () => {
		asked.push(Date.now());
		return answers(asked.length);
	});
	return asked;
}

test("texts that do not come are read again five times, from 350 ms, doubling", async () => {
	const asked = answering(() => new Response("", { status: 503 }));
	const outcome = expect(readTexts("/a.json")).rejects.toThrow("no texts /a.json");
	await vi.runAllTimersAsync();
	await outcome;
	const pauses = asked.slice(1).map((time, at) => time - (asked[at] ?? 0));
	expect(pauses).toEqual(Array.from({ length: RETRIES }, (_, at) => FIRST_RETRY_MS * 2 ** at));
});

test("texts that come at the third read are used, and not read again", async () => {
	const asked = answering((at) => (at < 3 ? new Response("<html>") : Response.json({ save: "Opslaan" })));
	const texts = readTexts("/b.json");
	await vi.runAllTimersAsync();
	expect(await texts).toEqual({ save: "Opslaan" });
	expect(await readTexts("/b.json")).toEqual({ save: "Opslaan" });
	expect(asked).toHaveLength(3);
});
