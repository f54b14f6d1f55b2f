import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createHttp } from "../app";

const http = createHttp(async () => new Response("a page"));
const MEGABYTE = 1_000_000;

/** A body without a declared size, and whether it was read to the end. */
function streamed(megabytes: number) {
	let sent = 0;
	const seen = { end: false };
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			if (sent++ < megabytes) controller.enqueue(new Uint8Array(MEGABYTE).fill(0x20));
			else {
				seen.end = true;
				controller.close();
			}
		},
	});
	return { body, seen };
}

test.for(["/api/forms/site-contact", "/nl/te-koop/", "/api/feed/openimmo"])(
	"what is too large for %s is refused, and read to its end though it states no size",
	async (path) => {
		const { body, seen } = streamed(12);
		const headers = { "content-type": "application/json", origin: "https://example.com" };
		const answer = await http.request(`https://example.com${path}`, { method: "POST", headers, body }, env);
		expect(answer.status).toBeOneOf([404, 405, 413]);
		expect(seen.end).toBe(true);
	},
);

test("a reader that gives up leaves no piece on its way", async () => {
	let left = 20;
	const body = new ReadableStream<Uint8Array>({
		async pull(controller) {
			await scheduler.wait(1);
			if (left-- === 0) controller.close();
			else controller.enqueue(new Uint8Array(20_000).fill(0x20));
		},
	});
	const account = { FEED_KIND: "sweepbright", FEED_CLIENT_ID: "site", FEED_PASSWORD: "a secret", FEED_URL: undefined };
	const url = "https://example.com/api/feed/sweepbright";
	const answer = await http.request(url, { method: "POST", body }, { ...env, ...account } as unknown as Env);
	expect(answer.status).toBe(413);
});

test("what is sent in pieces is read whole", async () => {
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			for (const piece of ['{"rem', 'ark":"x"}']) controller.enqueue(new TextEncoder().encode(piece));
			controller.close();
		},
	});
	const headers = { "content-type": "application/json", accept: "application/json", origin: "https://example.com" };
	const answer = await http.request(
		"https://example.com/api/forms/site-contact",
		{ method: "POST", headers, body },
		env,
	);
	const { errors } = await answer.json<{ errors: object }>();
	expect([answer.status, "remark" in errors, "email" in errors]).toEqual([422, false, true]);
});
