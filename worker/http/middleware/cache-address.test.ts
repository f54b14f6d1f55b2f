import { describe, expect, test } from "vitest";
import { personalAddresses } from "../../../tests/support/personal-addresses";
import { cacheAddress, normalizeUrl } from "./cache-address";

const origin = "https://example.com";

function addressOf(path: string, init?: RequestInit): string | null {
	return cacheAddress(new Request(origin + path, init))?.href.replace(origin, "") ?? null;
}

test("trackers, inventions and empty fields are no part of an address, and order is none either", () => {
	const address = normalizeUrl(new URL("/nl/te-koop/?utm_source=x&zip=9000&fbclid=1&page=2&q=&_=7", origin));
	expect(address.search).toBe("?page=2&zip=9000");
	const other = normalizeUrl(new URL("/nl/te-koop/?page=2&gclid=y&zip=9000", origin));
	expect(other.href).toBe(address.href);
});

test("pages are kept under their own addresses, and no data is", () => {
	expect(addressOf("/nl/te-koop/?page=2")).toBe("/nl/te-koop/?page=2");
	expect(addressOf("/nl/te-koop/_.data?page=2")).toBeNull();
	expect(addressOf("/nl/te-koop/", { method: "HEAD" })).toBe("/nl/te-koop/");
});

describe("no cache is asked for", () => {
	test.for(personalAddresses())("%s, its data, and what lies below it", (path) => {
		expect(addressOf(path)).toBeNull();
		expect(addressOf(`${path}_.data`)).toBeNull();
		expect(addressOf(`${path.slice(0, -1)}.data`)).toBeNull();
	});

	test.for(["/nl/eigenaar/4101/", "/nl/preview/property/4101/", "/", "/for-sale/", "/dev/mailbox", "/xx/te-koop/"])(
		"%s",
		(path) => expect(addressOf(path)).toBeNull(),
	);

	test("posts, and pages that return submitted values", () => {
		expect(addressOf("/nl/contact/", { method: "POST" })).toBeNull();
		expect(addressOf("/nl/contact/", { headers: { cookie: "language=nl; __Host-form=abc" } })).toBeNull();
		expect(addressOf("/nl/contact/", { headers: { cookie: "form=abc" } })).toBeNull();
		expect(addressOf("/nl/contact/", { headers: { cookie: "platform=abc" } })).toBe("/nl/contact/");
	});
});
