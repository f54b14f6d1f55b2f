import { expect, test, vi } from "vitest";
import { layoutBehaviours } from "./layout-behaviour";

/** The cookie that a press on a language leaves. */
function chosen(protocol: string): string {
	const page = { cookie: "" };
	vi.stubGlobal("document", page);
	vi.stubGlobal("location", { protocol });
	layoutBehaviours.language.click?.({} as HTMLElement, "fr", {} as PointerEvent);
	return page.cookie;
}

test("the language that is chosen in the menu is remembered for thirty days", () => {
	expect(chosen("https:")).toBe("language=fr; Max-Age=2592000; Path=/; Secure; SameSite=Lax");
	expect(chosen("http:")).toBe("language=fr; Max-Age=2592000; Path=/; SameSite=Lax");
});
