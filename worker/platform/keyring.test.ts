import { expect, test } from "vitest";
import { createKeyring } from "./keyring";

const first = { number: 1, secret: "the first secret of these tests, long" };
const second = { number: 2, secret: "the second secret of these tests, long" };
const before = createKeyring([first]);
const between = createKeyring([first, second]);
const after = createKeyring([second]);

test("what an older key has signed holds until that key is taken away", () => {
	const signature = before.sign("file", "a");
	expect(before.verify("file", "a", signature)).toBe(true);
	expect(between.verify("file", "a", signature)).toBe(true);
	expect(after.verify("file", "a", signature)).toBe(false);
	const newer = between.sign("file", "a");
	expect([between.newest, between.keyOf(newer), between.keyOf(signature), after.keyOf(signature)]).toEqual([
		2,
		2,
		1,
		null,
	]);
	expect(after.verify("file", "a", newer)).toBe(true);
});

test("a signature is worth nothing for another purpose, another text or under another key's number", () => {
	const signature = between.sign("file", "a");
	for (const [purpose, text, tried] of [
		["preview", "a", signature],
		["file", "b", signature],
		["file", "a", signature.replace("2-", "1-")],
		["file", "a", signature.replace("2-", "")],
		["file", "a", `${signature}A`],
		["file", "a", `9999-${"A".repeat(22)}`],
		["file", "a", ""],
	] as const) {
		expect(between.verify(purpose, text, tried), tried).toBe(false);
	}
});

test("what is kept under a digest is found again under each key", () => {
	const kept = before.digest("recovery-code", "a").toString("hex");
	expect(between.digests("recovery-code", "a").map((each) => each.toString("hex"))).toContain(kept);
	expect(between.digest("recovery-code", "a", 1).toString("hex")).toBe(kept);
	expect(between.digest("recovery-code", "a").toString("hex")).not.toBe(kept);
});
