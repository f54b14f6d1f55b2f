import { expect, test } from "vitest";
import { mapEmbedPath } from "../../../app/domain/pages/paths";
import { pagePolicy } from "./policy";

const settings = { mapStyleUrl: null, satelliteStyleUrl: null, mapStyleHosts: [], turnstile: null } as const;

test("the policy lets the scripts of the settings in, by their hosts alone, and nothing else", () => {
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
	expect(pagePolicy("/nl/desk/", settings, "own")).toContain("script-src 'self' 'nonce-own';");
	expect(pagePolicy("/nl/desk/", settings, "")).toContain("script-src 'self';");
});

test("a page shows the films, tours and pictures of the hosts that it names, and of no others", () => {
	const bare = pagePolicy("/nl/", settings, "");
	for (const directive of ["frame-src 'self';", "img-src 'self' data: blob:;", "media-src 'self' data: blob:;"]) {
		expect(bare).toContain(directive);
	}
	const policy = pagePolicy("/nl/te-koop/gent/x/1/", settings, "", {
		frames: ["https://my.matterport.com", "https://www.youtube-nocookie.com"],
		pictures: ["https://tours.example.com"],
		films: ["https://films.example.com"],
	});
	expect(policy).toContain("frame-src 'self' https://my.matterport.com https://www.youtube-nocookie.com;");
	expect(policy).toContain("img-src 'self' data: blob: https://tours.example.com;");
	expect(policy).toContain("media-src 'self' data: blob: https://films.example.com;");
	expect(policy).not.toMatch(/https:(?!\/\/)/);
});

test("the map reads a style from its own host and from those that a setting names", () => {
	const map = mapEmbedPath("nl");
	expect(pagePolicy(map, settings, "")).toMatch(/connect-src 'self'(?: ws:)? data: blob:;/);
	const styled = {
		...settings,
		mapStyleUrl: "https://maps.example.com/style.json?key=1",
		mapStyleHosts: ["tiles.example"],
	};
	const policy = pagePolicy(map, styled, "");
	expect(policy).toContain(" data: blob: https://maps.example.com https://tiles.example;");
	expect(policy).not.toMatch(/https:(?!\/\/)/);
});
