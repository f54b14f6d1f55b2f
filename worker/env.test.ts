import { describe, expect, test } from "vitest";
import { parseSettings } from "./env";

const secret = "a secret of the tests alone, made long";
const least = { SESSION_SECRET: secret, LINK_SECRET: secret, LOCATION_SECRET: secret };
const crm = { FEED_URL: "https://crm.example/service", FEED_USER: "agency", FEED_PASSWORD: "sesame" };

const byHttps = "FEED_URL: a CRM's password or token travels by https alone";

describe("where listings come from", () => {
	const feedOf = (changes: object) => parseSettings({ ...least, ...changes }).feed;

	test("is none, or the agency's own feed, unless a system is named", () => {
		expect(feedOf({ FEED_URL: "" })).toBeNull();
		expect(feedOf({ FEED_URL: crm.FEED_URL, FEED_TOKEN: "t" })).toEqual({
			kind: "json",
			url: crm.FEED_URL,
			token: "t",
		});
	});

	test("is a file, with a token where it needs one", () => {
		const file = { FEED_KIND: "openimmo", FEED_URL: "https://crm.example/homes.xml" };
		expect(feedOf(file)).toEqual({ kind: "openimmo", url: file.FEED_URL, token: null });
		expect(feedOf({ ...file, FEED_URL: "http://crm.example/homes.xml" })).toMatchObject({ token: null });
		expect(() => feedOf({ FEED_KIND: "openimmo" })).toThrow("FEED_URL: missing, FEED_KIND=openimmo needs it");
	});

	test("is a system with its credentials", () => {
		expect(feedOf({ FEED_KIND: "omnicasa", ...crm })).toEqual({
			kind: "omnicasa",
			url: crm.FEED_URL,
			user: "agency",
			password: "sesame",
		});
		expect(feedOf({ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12", FEED_OFFICE_ID: "34" })).toMatchObject({
			kind: "whise",
			clientId: 12,
			officeIds: [34],
		});
		const four = { FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12", FEED_OFFICE_ID: "34, 35,36,37" };
		expect(feedOf(four)).toMatchObject({ officeIds: [34, 35, 36, 37] });
		expect(feedOf({ FEED_KIND: "openimmo", FEED_TOKEN: "sesame" })).toEqual({
			kind: "openimmo",
			url: null,
			token: "sesame",
		});
	});

	test.for([
		[{ FEED_KIND: "other" }, "FEED_KIND: "],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_USER: "" }, "FEED_USER: missing, FEED_KIND=omnicasa needs it"],
		[{ FEED_KIND: "omnicasa" }, "FEED_URL: missing"],
		[{ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12" }, "FEED_OFFICE_ID: missing, FEED_KIND=whise needs it"],
		[{ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12", FEED_OFFICE_ID: "34,x" }, "FEED_OFFICE_ID.1: "],
		[{ FEED_KIND: "openimmo" }, "FEED_URL: missing"],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "http://crm.example" }, byHttps],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "HTTP://crm.example" }, byHttps],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: " http://crm.example" }, "FEED_URL: "],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "nowhere" }, "FEED_URL: "],
		[{ FEED_KIND: "openimmo", FEED_URL: "http://crm.example", FEED_TOKEN: "sesame" }, byHttps],
	] as const)("is refused as %o", ([changes, fault]) => {
		expect(() => feedOf(changes)).toThrow(fault);
		expect(() => feedOf(changes)).not.toThrow("sesame");
	});

	test("may be on this machine where the site is", () => {
		expect(
			feedOf({ FEED_KIND: "omnicasa", ...crm, FEED_URL: "http://127.0.0.1:1", ENVIRONMENT: "local" }),
		).toMatchObject({
			url: "http://127.0.0.1:1",
		});
	});
});

describe("where leads and the agency's emails go", () => {
	const settings = (changes: object) => parseSettings({ ...least, ...changes });

	test("is no other system unless one is named", () => {
		expect(settings({}).leads).toBeNull();
		expect(settings({ FEED_KIND: "omnicasa", ...crm }).leads).toBeNull();
		expect(settings({ LEADS_KIND: "none" }).leads).toBeNull();
	});

	test("is the CRM of the listings, with its account, or another address", () => {
		expect(settings({ FEED_KIND: "omnicasa", LEADS_KIND: "omnicasa", ...crm }).leads).toMatchObject({
			kind: "omnicasa",
			url: crm.FEED_URL,
			user: "agency",
			sharesTypes: true,
		});
		expect(
			settings({
				LEADS_KIND: "whise",
				LEADS_URL: "https://api.example",
				...crm,
				FEED_CLIENT_ID: "1",
				FEED_OFFICE_ID: "2",
			}).leads,
		).toMatchObject({ url: "https://api.example", clientId: 1, officeIds: [2], sharesTypes: false });
	});

	test("says what is missing or wrong", () => {
		expect(() => settings({ LEADS_KIND: "webhook" })).toThrow(/LEADS_URL: missing.*LEADS_SECRET: missing/);
		// The account is not tried at the address of another system.
		expect(() => settings({ FEED_KIND: "json", LEADS_KIND: "omnicasa", ...crm })).toThrow("LEADS_URL: missing");
		expect(() => settings({ LEADS_KIND: "whise", ...crm })).toThrow(
			"FEED_CLIENT_ID: missing, LEADS_KIND=whise needs it",
		);
		const open = { LEADS_KIND: "webhook", LEADS_URL: "http://crm.example", LEADS_SECRET: secret };
		expect(() => settings(open)).toThrow("LEADS_URL: leads travel by https alone");
		expect(() => settings({ MAIL_ROUTING: "everybody" })).toThrow('MAIL_ROUTING: "everybody"');
		expect(() => settings({ MAIL_ROUTING: "agent,no-form=office" })).toThrow('"no-form=office"');
	});
});

test("tiles of the map come from the service that is named, from a free one, or from none", () => {
	const urlOf = (changes: object) => parseSettings({ ...least, ...changes }).mapTilesUrl;
	expect(urlOf({})).toBe("https://tiles.openfreemap.org/planet");
	expect(urlOf({ MAP_TILES_URL: "none" })).toBeNull();
	expect(urlOf({ MAP_TILES_URL: "https://tiles.example/v1.json" })).toBe("https://tiles.example/v1.json");
	expect(() => urlOf({ MAP_TILES_URL: "nowhere" })).toThrow("MAP_TILES_URL");
});
