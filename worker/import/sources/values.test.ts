import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TIME_ZONE } from "../../../app/domain/formatting/dates";
import { figureOf, flagOf, numberOf, placeOf, richTextOf, textOf, toIsoString } from "./values";

test.for([
	["/Date(1763479200000+0100)/", "2025-11-18T15:20:00.000Z"],
	["/Date(1763479200000)/", "2025-11-18T15:20:00.000Z"],
	["/Date(-62135596800000)/", null],
	["2026-11-18 15:20:00", "2026-11-18T14:20:00.000Z"],
	["2026-07-18 15:20:00", "2026-07-18T13:20:00.000Z"],
	["2026-07-18T15:20:00.5", "2026-07-18T13:20:00.500Z"],
	["2026-07-18T15:20:00+02:00", "2026-07-18T15:20:00+02:00"],
	["0000-00-00 00:00:00", null],
	["0001-01-01 00:00:00", null],
	[" ", null],
	[undefined, null],
	["soon", "soon"],
	["2026-13-40 00:00:00", "2026-13-40 00:00:00"],
	["/Date(99999999999999999)/", "/Date(99999999999999999)/"],
])("the moment %s is %s", ([written, read]) => {
	expect(toIsoString(written)).toBe(read);
});

test("a local time of Belgium is converted to the right instant", () => {
	const shown = (iso: string) => new Date(iso).toLocaleString("sv-SE", { timeZone: TIME_ZONE });
	// 30 hours on either side of the clock changes of 2026, and any other time.
	const around = (iso: string) => fc.integer({ min: -60, max: 60 }).map((half) => Date.parse(iso) + half * 1_800_000);
	const moments = fc.oneof(
		around("2026-03-29T01:00:00Z"),
		around("2026-10-25T01:00:00Z"),
		fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => seconds * 1_000),
	);
	fc.assert(
		fc.property(moments, (moment) => {
			const written = shown(new Date(moment).toISOString());
			expect(shown(String(toIsoString(written)))).toBe(written);
		}),
	);
});

describe("figures", () => {
	test("may be written as text", () => {
		expect(["1.450,00", "1,450.50", "-12.345.678,9"].map(numberOf)).toEqual([1_450, 1_450.5, -12_345_678.9]);
		expect([" 3 ", "50,8466", "50.8466", 3, null, ""].map(numberOf)).toEqual([3, 50.8466, 50.8466, 3, null, null]);
	});

	test("of zero are null, where they measure", () => {
		expect([0, "0", "0,00", 120.5, -1].map((value) => figureOf(value, "money"))).toEqual([null, null, null, 120.5, -1]);
	});

	test("that cannot be read are passed on, for validation to report", () => {
		expect(["1.45,00", "about 3", { a: 1 }].map(numberOf)).toEqual(["1.45,00", "about 3", { a: 1 }]);
	});
});

test("flags are yes, no, absent, or passed on", () => {
	expect([true, false, 1, 0, "True", "0", null, "", "perhaps", 2].map(flagOf)).toEqual([
		true,
		false,
		true,
		false,
		true,
		false,
		null,
		null,
		"perhaps",
		2,
	]);
});

test("a location is the same in either order of its coordinates, and zeros are none", () => {
	const ghent = { Latitude: 51.05, Longitude: 3.72 };
	expect(placeOf("51,05", 3.72)).toEqual(ghent);
	expect(placeOf(3.72, 51.05)).toEqual(ghent);
	expect(placeOf(0, 0)).toEqual({ Latitude: null, Longitude: null });
	expect(placeOf("here", 3)).toEqual({ Latitude: "here", Longitude: 3 });
});

test("plain descriptions get paragraphs, marked-up ones stay", () => {
	expect(richTextOf("Salon & cuisine < 20 m²\r\nJardin\n\n\nCave &eacute;lev&eacute;e")).toBe(
		"<p>Salon &amp; cuisine &lt; 20 m²<br>Jardin</p><p>Cave &eacute;lev&eacute;e</p>",
	);
	expect(richTextOf("<p>Huis</p>")).toBe("<p>Huis</p>");
	expect([richTextOf("  "), richTextOf(null), textOf(7)]).toEqual([null, null, 7]);
});
