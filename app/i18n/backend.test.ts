import type { i18n } from "i18next";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_RETRY_MS, RETRIES } from "../ui/fetch-json";
import { textBackend } from "./backend";
import { loadingI18n } from "./instance";

function shown(instance: i18n, key: string): string {
	return instance.t(key);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a chunk that fails is read again five times, from 350 ms, doubling", async () => {
	const reads: number[] = [];
	const load = vi.fn(async () => {
		reads.push(Date.now());
		throw new Error("offline");
	});
	const ready = loadingI18n("fr", ["common"], textBackend(load));
	await vi.runAllTimersAsync();
	const i18n = await ready;
	expect(load).toHaveBeenCalledTimes(1 + RETRIES);
	const pauses = reads.slice(1).map((time, index) => time - (reads[index] ?? 0));
	expect(pauses).toEqual([0, 1, 2, 3, 4].map((doublings) => FIRST_RETRY_MS * 2 ** doublings));
	expect(shown(i18n, "save")).toBe("save");
});

test("a chunk that comes at the third read is used", async () => {
	let reads = 0;
	const load = async () => {
		reads += 1;
		if (reads < 3) throw new Error("offline");
		return { save: "Enregistrer" };
	};
	const ready = loadingI18n("fr", ["common"], textBackend(load));
	await vi.runAllTimersAsync();
	expect(shown(await ready, "save")).toBe("Enregistrer");
});

test("a key that the texts lack shows itself", async () => {
	const ready = loadingI18n(
		"fr",
		["common"],
		textBackend(async () => ({ save: "Enregistrer" })),
	);
	await vi.runAllTimersAsync();
	const i18n = await ready;
	expect(["save", "nowhere"].map((key) => shown(i18n, key))).toEqual(["Enregistrer", "nowhere"]);
});
