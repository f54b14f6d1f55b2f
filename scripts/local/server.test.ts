import { expect, test } from "vitest";
import { freePort } from "./server";

test("free ports are distinct, and none that the system gives to connections", async () => {
	const ports = await Promise.all(Array.from({ length: 40 }, freePort));
	expect(new Set(ports).size).toBe(40);
	expect(Math.max(...ports)).toBeLessThan(32_768);
});
