import * as fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { createIdList, parseIds } from "./id-list";

const stored = new Map<string, string>();

beforeEach(() => {
	stored.clear();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
});

test("what was added last comes first, and each property only once", () => {
	const list = createIdList("homes", 10);
	for (const id of [1, 2, 3, 1]) list.add(id);
	expect(list.read()).toEqual([1, 3, 2]);
});

test("a list outlives the page", () => {
	createIdList("homes", 10).add(4101);
	expect(createIdList("homes", 10).read()).toEqual([4101]);
});

test("a full list loses its oldest entry", () => {
	const list = createIdList("homes", 2);
	for (const id of [1, 2, 3]) list.add(id);
	expect(list.read()).toEqual([3, 2]);
});

test("removing the last entry leaves nothing stored", () => {
	const list = createIdList("homes", 10);
	list.add(1);
	list.remove(1);
	expect(list.read()).toEqual([]);
	expect(stored.has("homes")).toBe(false);
});

test("what another window of the browser changes is seen, and kept", () => {
	const [list, other] = [createIdList("homes", 10), createIdList("homes", 10)];
	list.add(1);
	other.add(2);
	expect(list.read()).toEqual([2, 1]);
	list.add(3);
	expect(other.read()).toEqual([3, 2, 1]);
});

test("a browser that refuses to store still keeps the list for the page", () => {
	const refuse = () => {
		throw new Error("denied");
	};
	vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
	const list = createIdList("homes", 10);
	list.add(7);
	expect(list.read()).toEqual([7]);
});

test("only positive whole numbers are ids, whatever a link says", () => {
	expect(parseIds("4101, 4102,4101,-3,x,0,1.5,<b>", 10)).toEqual([4101, 4102]);
	fc.assert(
		fc.property(fc.string(), (text) => {
			const ids = parseIds(text, 5);
			expect(ids.length).toBeLessThanOrEqual(5);
			expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
		}),
	);
});
