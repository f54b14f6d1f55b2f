import { expect, test } from "vitest";
import { createKeyring } from "./keyring";
import { createLinks } from "./links";
import { isSignedLink, signedPath } from "./signed-links";

const linksOf = (secret: string) => createLinks(createKeyring([{ number: 1, secret }]));
const links = linksOf("a secret of the tests, long enough");
const ORIGIN = "https://example.com";
const now = Date.UTC(2026, 10, 1);
const later = now / 1_000 + 3_600;

async function link(path = "/nl/preview/property/1/", expires = later): Promise<URL> {
	return new URL(signedPath(links, path, expires), ORIGIN);
}

test("a link opens what it was made for until it expires", async () => {
	expect(isSignedLink(links, await link(), now)).toBe(true);
	expect(isSignedLink(links, await link(), (later + 1) * 1_000)).toBe(false);
});

test("another path, another time and another secret do not open it", async () => {
	const url = await link();
	const other = new URL(url);
	other.pathname = "/nl/preview/property/2/";
	expect(isSignedLink(links, other, now)).toBe(false);
	const longer = new URL(url);
	longer.searchParams.set("expires", String(later + 1));
	expect(isSignedLink(links, longer, now)).toBe(false);
	expect(isSignedLink(linksOf("another secret of the tests, long"), url, now)).toBe(false);
});

test("a malformed signature is rejected without an error", async () => {
	for (const query of [
		"",
		"?expires=9999999999",
		"?expires=9999999999&signature=",
		"?expires=x&signature=AA",
		"?expires=9999999999&signature=%00%C3",
	]) {
		expect([query, isSignedLink(links, new URL(`${ORIGIN}/nl/preview/property/1/${query}`), now)]).toEqual([
			query,
			false,
		]);
	}
});
