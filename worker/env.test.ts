import { describe, expect, test } from "vitest";
import { parseSettings } from "./env";
import { SettingsError } from "./variables";

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
		expect(feedOf({ FEED_KIND: "sweepbright", FEED_CLIENT_ID: "766", FEED_PASSWORD: "secret" })).toEqual({
			kind: "sweepbright",
			url: "https://website.sweepbright.com/api",
			clientId: "766",
			secret: "secret",
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
		[{ FEED_KIND: "other" }, "FEED_KIND: wants one of json, omnicasa, whise, openimmo, sweepbright"],
		[{ FEED_KIND: "sweepbright" }, "FEED_CLIENT_ID: missing, FEED_KIND=sweepbright needs it"],
		[{ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "x", FEED_OFFICE_ID: "3" }, "FEED_CLIENT_ID: wants the number"],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_USER: "" }, "FEED_USER: missing, FEED_KIND=omnicasa needs it"],
		[{ FEED_KIND: "omnicasa" }, "FEED_URL: missing"],
		[{ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12" }, "FEED_OFFICE_ID: missing, FEED_KIND=whise needs it"],
		[
			{ FEED_KIND: "whise", ...crm, FEED_CLIENT_ID: "12", FEED_OFFICE_ID: "34,x" },
			"FEED_OFFICE_ID: wants the number that the CRM has given",
		],
		[{ FEED_KIND: "openimmo" }, "FEED_URL: missing"],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "http://crm.example" }, byHttps],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "HTTP://crm.example" }, byHttps],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: " http://crm.example" }, "FEED_URL: "],
		[{ FEED_KIND: "omnicasa", ...crm, FEED_URL: "nowhere" }, "FEED_URL: wants an address that begins with https://"],
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

test("the hours offered for a call are one of the two readings", () => {
	const timesOf = (changes: object) => parseSettings({ ...least, ...changes }).contactTimes;
	expect(timesOf({})).toBe("first");
	expect(timesOf({ CONTACT_TIMES: "second" })).toBe("second");
	expect(() => timesOf({ CONTACT_TIMES: "third" })).toThrow(SettingsError);
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
		// Omnicasa credentials must not be sent to another system's URL.
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

test("the agency's emails go by their usual route where only single forms have one of their own", () => {
	const routingOf = (changes: object) => parseSettings({ ...least, ...changes }).email.routing;
	const byForm = { "job-contact": { address: "hr@example.com" } };
	expect(routingOf({ MAIL_ROUTING: "job-contact=hr@example.com" })).toEqual({ usual: "agent", byForm });
	const all = { MAIL_TO: "all@example.com" };
	expect(routingOf({ ...all, MAIL_ROUTING: "job-contact=hr@example.com" })).toEqual({ usual: "office", byForm });
	expect(routingOf({ ...all, MAIL_ROUTING: "agent,job-contact=hr@example.com" })).toEqual({ usual: "agent", byForm });
});

test("two routes for the same emails are refused: only one of them would count", () => {
	const settings = (MAIL_ROUTING: string) => () => parseSettings({ ...least, MAIL_ROUTING });
	expect(settings("one@example.com,two@example.com")).toThrow('MAIL_ROUTING: "two@example.com" is a second route');
	expect(settings("offer=office,offer=agent")).toThrow('MAIL_ROUTING: "offer=agent" is a second route');
	expect(settings("office,offer=agent")).not.toThrow();
});

test("a setting of blanks alone counts as not set", () => {
	const blank = (name: string) => parseSettings({ ...least, [name]: " \t" });
	expect(blank("MARQUEE_IGNORE").marqueeIgnore).toEqual([4]);
	expect(blank("MINIMUM_INCOME").minimumIncome).toBeNull();
	expect(blank("REGISTERED_FIRST_HOURS").registeredFirstHours).toBe(48);
	expect(blank("MAIL_FALLBACK").email.fallback).toBeNull();
	expect(blank("PRIVACY_KEY").privacyKeys).toEqual([]);
	expect(parseSettings({ ...least, TURNSTILE_SITE_KEY: " ", TURNSTILE_SECRET_KEY: " " }).turnstile).toBeNull();
	expect(parseSettings({ ...least, MAIL_TO: "all@example.com", MAIL_ROUTING: " " }).email.routing.usual).toBe("office");
});

test("amounts and numbers are digits, so that none is read as another one", () => {
	const income = (MINIMUM_INCOME: string | number) => parseSettings({ ...least, MINIMUM_INCOME }).minimumIncome;
	expect([income("2500"), income(" 2500 "), income("2500.50"), income(2500)]).toEqual([2500, 2500, 2500.5, 2500]);
	for (const text of ["2.500", "1e3", "0x10", "2500.505", "-1"]) {
		expect(() => income(text), text).toThrow("MINIMUM_INCOME: wants an amount in euro");
	}
	expect(() => parseSettings({ ...least, MAXIMUM_PERSONS: "1e1" })).toThrow("MAXIMUM_PERSONS: wants");
});

test("tiles of the map come from the service that is named, from a free one, or from none", () => {
	const urlOf = (changes: object) => parseSettings({ ...least, ...changes }).mapTilesUrl;
	expect(urlOf({})).toBe("https://tiles.openfreemap.org/planet");
	expect(urlOf({ MAP_TILES_URL: "none" })).toBeNull();
	expect(urlOf({ MAP_TILES_URL: "https://tiles.example/v1.json" })).toBe("https://tiles.example/v1.json");
	expect(() => urlOf({ MAP_TILES_URL: "nowhere" })).toThrow("MAP_TILES_URL");
});

test("the site is at an origin: a path, which no address would have, is refused", () => {
	const siteOf = (SITE_URL: string) => parseSettings({ ...least, SITE_URL }).siteUrl;
	expect(siteOf("https://www.agency.test/")).toBe("https://www.agency.test");
	for (const wrong of ["https://agency.test/homes", "https://agency.test/?a=1", "https://agency.test/#a"]) {
		expect(() => siteOf(wrong)).toThrow("SITE_URL: wants an origin alone");
	}
});

test("a setting that is wrong is named with what it wants, in one line", () => {
	const fault = (changes: object) => {
		try {
			parseSettings({ ...least, ...changes });
			return "";
		} catch (error) {
			return String((error as Error).message).split(". Settings are explained")[0];
		}
	};
	expect(fault({ LEADS_SECRET: "eleven chars" })).toBe("LEADS_SECRET: wants at least 32 characters");
	expect(fault({ LANGUAGES: "nl,xx,yy" })).toBe("LANGUAGES: wants one of nl, fr, en, de");
	expect(fault({ LANGUAGES: "nl,fr", DEFAULT_LANGUAGE: "de" })).toBe("DEFAULT_LANGUAGE: wants one of LANGUAGES");
	expect(fault({ MAP_TILES_URL: "tiles" })).toBe("MAP_TILES_URL: wants an address that begins with https://, or none");
	expect(fault({ REGISTERED_FIRST_HOURS: "-1" })).toBe("REGISTERED_FIRST_HOURS: wants 0 hours or more");
	expect(fault({ MINIMUM_INCOME: "much" })).toBe("MINIMUM_INCOME: wants an amount in euro");
	expect(fault({ OFFICE_NETWORKS: "192.0.2.0/24,everybody" })).toBe(
		"OFFICE_NETWORKS: wants networks such as 192.0.2.0/24",
	);
	expect(fault({ OFFICE_NETWORKS: "192.0.2.0/24, 2001:db8::/32, 192.0.2.7" })).toBe("");
	expect(fault({ VIDEO_HOSTS: "https://videos.example/" })).toBe(
		"VIDEO_HOSTS: wants endings of host names such as videos.example",
	);
	expect(fault({ ACCESS_TEAM: "http://team.example", ACCESS_AUDIENCE: "a", ENVIRONMENT: "production" })).toBe(
		"ACCESS_TEAM: identities travel by https alone",
	);
	expect(fault({ CONTACT_TIMES: "third", MAIL_TO: "nobody" })).toBe(
		"CONTACT_TIMES: wants one of first, second; MAIL_TO: wants an email address",
	);
});

test("a renewed secret signs, and those before it are read as long as they are there", () => {
	const later = {
		...least,
		SESSION_SECRET_2: `${secret} 2`,
		LINK_SECRET_10: `${secret} 10`,
		LINK_SECRET_2: `${secret} 2`,
	};
	expect(parseSettings(later).sessionSecrets).toEqual([`${secret} 2`, secret]);
	expect(parseSettings(later).keyring.newest).toBe(10);
	expect(parseSettings(later).keyring.has(1)).toBe(true);
	expect(parseSettings({ ...least, LINK_SECRET_1: secret, LINK_SECRET_X: secret }).keyring.newest).toBe(1);
	expect(parseSettings({ ...least, PRIVACY_KEY: "" }).privacyKeys).toEqual([]);
	expect(() => parseSettings({ ...least, LINK_SECRET_2: "short" })).toThrow(
		"LINK_SECRET_2: wants at least 32 characters",
	);
});
