import crypto from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { passwordFault } from "./common-passwords";
import { hashPassword, verifyPassword } from "./passwords";

test("a password fits its own hash and no other", async () => {
	const hash = await hashPassword("vier groene zeilen op zee");
	expect(hash).toMatch(/^scrypt\$14\$8\$5\$/);
	expect(await verifyPassword("vier groene zeilen op zee", hash)).toBe(true);
	expect(await verifyPassword("vier groene zeilen op see", hash)).toBe(false);
	expect(await hashPassword("vier groene zeilen op zee")).not.toBe(hash);
});

test("a check for an unknown login fails, after the same work as one for a known login", async () => {
	const hash = await hashPassword("vier groene zeilen op zee");
	const derive = vi.spyOn(crypto, "scrypt");
	const workOf = async (stored: string | null) => {
		derive.mockClear();
		expect(await verifyPassword("wrong", stored)).toBe(false);
		return derive.mock.calls.map(([password, salt, length, cost]) => [password, Object(salt).length, length, cost]);
	};
	expect(await workOf(hash)).toEqual([["wrong", 16, 32, { N: 2 ** 14, r: 8, p: 5 }]]);
	expect(await workOf(null)).toEqual(await workOf(hash));
	expect(await verifyPassword("", null)).toBe(false);
	derive.mockRestore();
});

describe("which passwords are refused", () => {
	const known = ["owner901", "owner901@example.com", "Lotte", "Voorbeeld"];
	const cases: [string, string][] = [
		["kort", "tooShort"],
		["a".repeat(201), "tooLong"],
		["aaaaaaaaaaaaaaaa", "tooSimple"],
		["abcabcabcabcabc", "tooSimple"],
		["abcdefghijklmn", "tooSimple"],
		["123456789012", "tooSimple"],
		["qwertyuiopasdf", "tooSimple"],
		["Welkom123456!", "common"],
		["P@ssw0rd12345", "common"],
		["Wachtwoord2026!", "common"],
		["motdepasse-1234", "common"],
		["sunshine-football", "common"],
		["Lotte.Voorbeeld1", "personal"],
		["owner901-2026!", "personal"],
	];
	test.for(cases)("%s: %s", ([password, fault]) => {
		expect(passwordFault(password, known)).toBe(fault);
	});

	test.for(["vier groene zeilen op zee", "kX9!vRt2#mQz7w", "de kapper van Lier rookt niet", "Zwaluwen4hetOosten"])(
		"%s is taken",
		(password) => {
			expect(passwordFault(password, known)).toBeNull();
		},
	);
});
