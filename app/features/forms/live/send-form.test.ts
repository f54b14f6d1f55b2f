import { afterEach, expect, test, vi } from "vitest";
import { sendForm } from "./send-form";

afterEach(() => vi.restoreAllMocks());

/** A connection that takes the request and never answers. */
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
