import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { siteOf, withoutEnvironment } from "./command.ts";

test("a command finds the address of an environment where the deploy takes it from", () => {
	const toml = readFileSync("wrangler.toml", "utf8");
	expect(siteOf("production", toml)).toMatch(/^https:\/\/www\./);
	expect(siteOf("staging", toml)).toMatch(/^https:\/\/staging\./);
	expect(siteOf("elsewhere", toml)).toBeUndefined();
});

test("the environment may be anywhere among the arguments", () => {
	expect(withoutEnvironment(["erase", "--env", "production", "a@example.com"])).toEqual({
		environment: "production",
		rest: ["erase", "a@example.com"],
	});
	expect(withoutEnvironment(["list", "--env=staging"])).toEqual({ environment: "staging", rest: ["list"] });
	expect(withoutEnvironment(["list"])).toEqual({ environment: null, rest: ["list"] });
});

test("an environment without a name is not this machine", () => {
	expect(() => withoutEnvironment(["erase", "a@example.com", "--env"])).toThrow("--env");
	expect(() => withoutEnvironment(["erase", "a@example.com", "--env="])).toThrow("--env");
});
