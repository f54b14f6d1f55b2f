import { expect, test } from "vitest";
import { knownSecrets } from "./secrets.ts";
import { DeployError } from "./wrangler.ts";

function failing(message: string) {
	return () => {
		throw new DeployError(message);
	};
}

test("a Worker has the secrets that are listed", () => {
	expect([...knownSecrets("site", () => [{ name: "SESSION_SECRET" }])]).toEqual(["SESSION_SECRET"]);
});

test("a Worker that was never deployed has none", () => {
	const answer = "wrangler secret list failed\nThis Worker does not exist on your account. [code: 10007]";
	expect(knownSecrets("site", failing(answer)).size).toBe(0);
});

test.for(["fetch failed", "Authentication error [code: 10000]", "Too many requests [code: 971]"])(
	"where it cannot be told (%s) nothing is deployed",
	(message) => {
		expect(() => knownSecrets("site", failing(message))).toThrow(message);
	},
);
