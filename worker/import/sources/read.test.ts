import fc from "fast-check";
import { expect, test } from "vitest";
import { refusal } from "./read";

test("a refusal repeats no password, in whatever encoding", () => {
	const what = { part: "feed-page", page: 1 } as const;
	const password = fc.string({ minLength: 8, unit: fc.constantFrom(...'"\\/&=?+% é') });
	fc.assert(
		fc.property(password, (secret) => {
			const inJson = JSON.stringify(secret);
			for (const written of [secret, inJson.slice(1, -1), encodeURIComponent(secret)]) {
				expect(refusal(what, `no access [${written}]`, secret).runMessage).toMatchObject({ said: "no access […]" });
			}
			const question = encodeURIComponent(JSON.stringify({ key: secret }));
			expect(refusal(what, question, secret).message).toContain("%22key%22%3A%22…%22");
		}),
	);
});
