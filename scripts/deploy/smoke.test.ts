import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { smoke } from "./smoke";

const guards = { "content-security-policy": "default-src 'none'", "server-timing": "app" };

type Answer = [status: number, headers?: Record<string, string>, text?: string];

const open: Record<string, Answer> = {
	"/healthz": [200, {}, '{"ok":true}'],
	"/": [302, { location: "/nl/" }],
	"/nl/": [200, guards],
	"/fr/a-vendre/": [200, guards],
	"/en/nothing-here/": [404, guards],
	"/api/properties?lang=de": [200, {}, '{"items":[]}'],
	"/.well-known/security.txt": [200, {}, "Contact: x"],
};
const closed: Record<string, Answer> = {
	"/healthz": [200, {}, '{"ok":true}'],
	"/nl/": [200, { "cache-control": "no-store" }],
	"/nl/desk/sign-in/": [200, guards],
	"/api/properties?lang=de": [503],
};

let answers = open;
const server = createServer(({ url = "" }, response: ServerResponse) => {
	const [status, headers, text] = answers[url] ?? [404];
	response.writeHead(status, headers).end(text);
});
afterEach(() => void server.close());

test("a site that waits for its first import alone may have opened meanwhile", async () => {
	await once(server.listen(0, "127.0.0.1"), "listening");
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	expect(await smoke(origin, ["closed", "open"])).toEqual({ state: "open", faults: [] });
	answers = closed;
	expect(await smoke(origin, ["closed", "open"])).toEqual({ state: "closed", faults: [] });
});
