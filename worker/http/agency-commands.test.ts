import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, clearSubmissions, importProperties, property } from "../../tests/support/forms/forms";
import { linksOf } from "../../tests/support/keys";
import { type CommandPurpose, commandSignature } from "./signed-command";

beforeAll(importProperties);
beforeEach(clearSubmissions);

const commands = [
	["/api/privacy", "privacy", { action: "export", email: "somebody@example.com" }],
	["/api/staff", "staff", { action: "list" }],
	["/api/failures", "failures", { action: "list" }],
	["/api/redirects", "redirects", { action: "missed" }],
	["/api/preview", "preview", { id: property.id }],
	["/api/map-archive", "map-archive", { action: "remove" }],
] as const satisfies [string, CommandPurpose, object][];

const seconds = () => Math.floor(Date.now() / 1_000);

async function send(path: string, body: string, signature: string): Promise<number> {
	const headers = { "content-type": "application/json", "x-signature": signature };
	const response = await call(path, { method: "POST", body, headers });
	await response.arrayBuffer();
	return response.status;
}

const signed = (purpose: CommandPurpose, body: string, key = env.PRIVACY_KEY) => commandSignature(key, purpose, body);

describe.for(commands)("%s", ([path, purpose, command]) => {
	const body = (at = seconds()) => JSON.stringify({ ...command, at });

	test("answers what is signed for it", async () => {
		expect(await send(path, body(), signed(purpose, body()))).toBe(200);
	});

	test("knows no other signature", async () => {
		const text = body();
		const right = signed(purpose, text);
		for (const signature of [
			"",
			right.slice(0, -1),
			`${right}A`,
			right.toLowerCase(),
			"~".repeat(22),
			signed(purpose, text, env.LINK_SECRET),
			linksOf(env.PRIVACY_KEY).sign("file", text),
			signed(purpose === "privacy" ? "staff" : "privacy", text),
			signed(purpose, `${text} `),
		]) {
			expect([signature, await send(path, text, signature)]).toEqual([signature, 404]);
		}
	});

	test("answers nothing that was sent long ago, is from tomorrow or says no time", async () => {
		for (const text of [
			body(seconds() - 301),
			body(seconds() + 400),
			body(0.5),
			JSON.stringify(command),
			JSON.stringify({ ...command, at: String(seconds()) }),
		]) {
			expect([text, await send(path, text, signed(purpose, text))]).toEqual([text, 404]);
		}
	});

	test("answers odd content with a refusal, though it is signed", async () => {
		const at = seconds();
		for (const text of [
			"",
			"no JSON",
			"null",
			"[]",
			'"text"',
			"{".repeat(50_000),
			`{"at":${at}}`,
			`{"at":${at},"action":{"toString":null},"email":7,"ids":{},"list":[],"id":"1"}`,
			`{"at":${at},"__proto__":{"action":"list"}}`,
			"\ufeff{}",
		]) {
			const status = await send(path, text, signed(purpose, text));
			expect([text.slice(0, 60), status]).toEqual([text.slice(0, 60), status === 404 ? 404 : 422]);
		}
	});

	test("reads no body that is larger than a form's", async () => {
		const text = JSON.stringify({ ...command, at: seconds(), filler: "x".repeat(600_000) });
		expect(await send(path, text, signed(purpose, text))).toBe(413);
	});
});

test("the signature of one part of a map serves no other part, upload or hour", async () => {
	const put = async (address: string, signature: string) =>
		(await call(address, { method: "PUT", body: "bytes", headers: { "x-signature": signature } })).status;
	const version = "0123456789ab";
	const at = seconds();
	const address = (number: number, upload: string, time: number) =>
		`/api/map-archive/part/${version}/${number}?upload=${upload}&at=${time}`;
	const signature = signed("map-archive", `part ${version} 1 one ${at}`);
	expect(await put(address(2, "one", at), signature)).toBe(404);
	expect(await put(address(1, "two", at), signature)).toBe(404);
	expect(await put(address(1, "one", at - 1), signature)).toBe(404);
	const old = signed("map-archive", `part ${version} 1 one ${at - 400}`);
	expect(await put(address(1, "one", at - 400), old)).toBe(404);
});
