import { expect, test } from "vitest";
import { pagePolicy } from "./policy";

test("the policy lets the scripts of the settings in, by their hosts alone, and nothing else", () => {
	const settings = { environment: "production", mapStyleUrl: null, satelliteStyleUrl: null, turnstile: null } as const;
	const tools = {
		analyticsScriptUrl: "https://stats.example.com/js/a.js?site=1",
		pixelScriptUrl: "https://pixel.example.net/events.js?id=7",
	};
	const hosts = "https://stats.example.com https://pixel.example.net";
	const policy = pagePolicy("/nl/", { ...settings, ...tools }, "");
	expect(policy).toContain(`script-src 'self' ${hosts};`);
	expect(policy).toContain(`connect-src 'self' ${hosts};`);
	expect(pagePolicy("/nl/", settings, "")).toContain("script-src 'self';");
});

test("inline scripts are let in by the nonce of an application, and by nothing where there is none", () => {
	const settings = { environment: "production", mapStyleUrl: null, satelliteStyleUrl: null, turnstile: null } as const;
	expect(pagePolicy("/nl/desk/", settings, "own")).toContain("script-src 'self' 'nonce-own';");
	expect(pagePolicy("/nl/desk/", settings, "")).toContain("script-src 'self';");
});

test("a page embeds the hosts of its own films and tours, and no others", () => {
	const settings = { environment: "production", mapStyleUrl: null, satelliteStyleUrl: null, turnstile: null } as const;
	expect(pagePolicy("/nl/", settings, "")).toContain("frame-src 'self';");
	const embedded = new Set(["https://my.matterport.com", "https://www.youtube-nocookie.com"]);
	expect(pagePolicy("/nl/te-koop/gent/x/1/", settings, "", embedded)).toContain(
		"frame-src 'self' https://my.matterport.com https://www.youtube-nocookie.com;",
	);
});
