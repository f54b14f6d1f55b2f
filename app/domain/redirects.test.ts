import { expect, test } from "vitest";
import { comparableAddress, matchPattern, parseRedirects } from "./redirects";

test("a list reads its heading, empty lines, quotes and either separator; what is wrong is named by its line", () => {
	const csv =
		'from,to\n/oud/huis,/nl/te-koop/\n"https://www.old.example/Weg?x=1";\n\nnowhere,/nl/\n/a,//evil.test\n/b,/c/{id}';
	expect(parseRedirects(csv)).toEqual({
		redirects: [
			{ address: "/oud/huis/", target: "/nl/te-koop/" },
			{ address: "/weg/", target: null },
		],
		faults: [
			{ line: 5, reason: "from" },
			{ line: 6, reason: "to" },
			{ line: 7, reason: "id" },
		],
	});
});

test("a quotation mark is written twice within quotes, as spreadsheets do", () => {
	expect(parseRedirects('/a;"https://other.example/""b"""').redirects[0]?.target).toBe('https://other.example/"b"');
});

test("an address that leads back to itself is refused, at once or by way of others", () => {
	const csv = "/a/,/A\n/b,/c/\n/c,/d\n/d,https://other.example/\n/e,/f\n/f,/e/?x=1\n/g,/e";
	expect(parseRedirects(csv).faults).toEqual([
		{ line: 1, reason: "loop" },
		{ line: 5, reason: "loop" },
		{ line: 6, reason: "loop" },
	]);
});

test("a target that browsers would read as another address is refused", () => {
	const targets = [
		"/\t/evil.test",
		"/\\evil.test",
		"/\r/evil.test",
		"https://x.test/\u0000",
		"javascript:x",
		"http://x.test",
	];
	for (const target of targets) {
		expect(parseRedirects(`/a,${target}`), target).toEqual({ redirects: [], faults: [{ line: 1, reason: "to" }] });
	}
	expect(parseRedirects("/a,/nl/œuvre-é/").faults).toEqual([]);
});

test("a pattern finds the property's number at the end of an address", () => {
	expect(matchPattern("/nl/pand/*-{id}/", comparableAddress("/nl/Pand/te-koop/huis-gent-123"))).toBe("123");
	expect(matchPattern("/nl/pand/*-{id}/", "/nl/pand/te-koop/huis-gent/")).toBeNull();
	expect(matchPattern("/blog/*/", "/blog/een-tekst/")).toBe("");
	expect(matchPattern("/a.b/", "/axb/")).toBeNull();
});

test("a pattern of many parts takes no time", () => {
	expect(matchPattern(`/${"*a".repeat(40)}/`, `/${"a".repeat(400)}`)).toBeNull();
});

test("a list as spreadsheets save it begins with a byte order mark", () => {
	expect(parseRedirects("\ufefffrom;to\r\n/oud;/nl/\r\n")).toEqual({
		redirects: [{ address: "/oud/", target: "/nl/" }],
		faults: [],
	});
});
