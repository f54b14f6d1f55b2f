import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { epochSeconds } from "../platform/clock";
import { countUnclear, KEPT_SECONDS, sweepUnclear, unclearWords, wordsToCount } from "./unclear";

test("single words are counted, and nothing with a number or an address in it", () => {
	expect(wordsToCount(["Warmtepomp", "met veranda"])).toEqual(["warmtepomp", "met", "veranda"]);
	expect(wordsToCount(["lotte@example.com", "0470 12 34 56", "huis12", "x"])).toEqual([]);
	expect(wordsToCount(["a b c d e f g hh ii jjj kkk lll mmm nnn ooo"]).length).toBeLessThanOrEqual(5);
});

test("the desk sees what several searches had, by language, and ninety days later nobody does", async () => {
	await countUnclear(env.LISTINGS, ["warmtepomp", "eenmalig"], "nl");
	await countUnclear(env.LISTINGS, ["Warmtepomp"], "nl");
	await countUnclear(env.LISTINGS, ["warmtepomp"], "fr");
	expect(await unclearWords(env.LISTINGS, 10)).toEqual([{ word: "warmtepomp", language: "nl", n: 2 }]);
	const session = env.LISTINGS.withSession("first-primary");
	expect(await sweepUnclear(session, epochSeconds())).toBe(0);
	expect(await sweepUnclear(session, epochSeconds() + KEPT_SECONDS + 1)).toBe(3);
	expect(await unclearWords(env.LISTINGS, 10)).toEqual([]);
});
