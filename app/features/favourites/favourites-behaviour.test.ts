import { beforeEach, expect, test, vi } from "vitest";
import { showToast } from "../layout/toast";
import { favouriteBehaviours, favourites } from "./favourites-behaviour";
import { MAX_FAVOURITES } from "./id-list";

vi.mock("../layout/toast", () => ({ showToast: vi.fn() }));
vi.mock("../analytics/track", () => ({ track: vi.fn() }));
vi.mock("../../page/behaviour", () => ({ notifyChanged: vi.fn() }));

const texts = ["saved", "full", "notKept", "removed", "undo", "byTab", "view", "list"] as const;
const full = Array.from({ length: MAX_FAVOURITES }, (_, index) => index + 1);

beforeEach(() => {
	const stored = new Map<string, string>();
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => stored.set(key, value),
		removeItem: (key: string) => stored.delete(key),
	});
	favourites.append(full);
});

test("a favourite that pushes the oldest out says so, and brings it back when it is undone", () => {
	favouriteBehaviours.toast.show?.({} as never, Object.fromEntries(texts.map((text) => [text, text])) as never);
	favouriteBehaviours.heart.change?.({ matches: () => true } as never, 4101, {} as never);
	expect(favourites.read()).toEqual([4101, ...full.slice(0, -1)]);
	const [said, offers = []] = vi.mocked(showToast).mock.lastCall ?? [];
	expect(said).toBe("full");
	for (const offer of offers) if ("run" in offer) offer.run();
	expect(favourites.read()).toEqual(full);
});
