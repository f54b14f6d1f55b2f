import { afterEach, expect, test, vi } from "vitest";
import { keyedSender, sendForm } from "./send-form";

afterEach(() => vi.restoreAllMocks());

/** Mocks a connection that accepts the request and never responds. */
function hang() {
	const end = new AbortController();
	const patience = vi.spyOn(AbortSignal, "timeout").mockReturnValue(end.signal);
	vi.spyOn(globalThis, "fetch").mockImplementation(
		(_address, init) =>
			new Promise((_resolve, reject) => {
				init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
			}),
	);
	return { end, patience };
}

test.for([
	["text", "dag", 20_000],
	["a file", new File(["%PDF-1.7"], "cv.pdf"), 120_000],
	["an empty file field", new File([], ""), 20_000],
] as const)("an answer that never comes to %s is given up", async ([, value, milliseconds]) => {
	const { end, patience } = hang();
	const body = new FormData();
	body.set("field", value);
	const answer = sendForm("/api/forms/site-contact", body, "key");
	expect(patience).toHaveBeenCalledWith(milliseconds);
	end.abort();
	expect(await answer).toEqual({ kind: "lost" });
});

test("the same fields go under the same key, whatever proves them, and others under another", async () => {
	const keys: (string | null)[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		keys.push(new Headers(init?.headers).get("idempotency-key"));
		return Response.error();
	});
	const send = keyedSender("/api/forms/site-contact");
	for (const [message, pow] of [
		["one", "first"],
		["one", "second"],
		["two", "second"],
	] as const) {
		const body = new FormData();
		body.set("message", message);
		body.set("pow", pow);
		await send(body);
	}
	expect(keys[0]).toBe(keys[1]);
	expect(keys[2]).not.toBe(keys[1]);
});
