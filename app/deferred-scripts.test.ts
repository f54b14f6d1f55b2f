import { expect, test } from "vitest";
import { scriptsLast } from "./deferred-scripts";

const preloads =
	'<link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/home.js"/>';
const module = (text: string) => `<script type="module" async="">${text}</script>`;
const page = (script: string) => `<html><head>${preloads}</head><body><main></main>${script}</body></html>`;

const written = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterManifest = {"price": "$&"};
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");`;

test("a page names no script for the browser to fetch at once", () => {
	const late = scriptsLast(page(module(written)));
	expect(late).not.toContain("<link");
	expect(late).not.toMatch(/^\s*import /m);
	expect(late).not.toContain("async=");
	expect(late).toContain("<main></main>");
});

test("what starts it is there as it was written, and starts last", () => {
	const late = scriptsLast(page(module(written)));
	expect(late).toContain(
		'const [route0, route1] = await Promise.all([import("/assets/root.js"), import("/assets/home.js")]);',
	);
	expect(late).toContain('{"price": "$&"}');
	expect(late.indexOf('import("/assets/home.js")')).toBeLessThan(late.indexOf('import("/assets/entry.js")'));
});

test.for([
	["without scripts", "<html><body></body></html>"],
	["without a module", page("")],
	["whose module imports what is not known here", page(module(`import "/assets/hot.js";${written}`))],
])("a page %s is left as it is", ([, html = ""]) => {
	expect(scriptsLast(html)).toBe(html);
});
