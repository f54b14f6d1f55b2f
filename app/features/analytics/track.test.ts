import { beforeEach, expect, test, vi } from "vitest";
import { formatConsent } from "../../domain/consent/consent";

const dataLayer = { push: vi.fn() };
const fbq = vi.fn();

beforeEach(() => {
	vi.resetModules();
	vi.clearAllMocks();
});

async function trackWith(cookie: string, globals: Record<string, unknown> = { dataLayer, fbq }) {
	vi.stubGlobal("window", globals);
	vi.stubGlobal("document", { cookie });
	const { track } = await import("./track");
	track("view-property", { id: 4101 });
}

test("nothing is reported before the visitor chose", async () => {
	await trackWith("");
	expect(dataLayer.push).not.toHaveBeenCalled();
	expect(fbq).not.toHaveBeenCalled();
});

test("statistics and the social network each need their own permission", async () => {
	await trackWith(`consent=${formatConsent({ analytics: true, marketing: false })}`);
	expect(dataLayer.push).toHaveBeenCalledWith({ event: "view-property", id: 4101 });
	expect(fbq).not.toHaveBeenCalled();
});

test("the social network hears its own name of the event", async () => {
	await trackWith(`consent=${formatConsent({ analytics: false, marketing: true })}`);
	expect(fbq).toHaveBeenCalledWith("track", "ViewContent", { id: 4101 });
	expect(dataLayer.push).not.toHaveBeenCalled();
});

test("where no tool is on the page nothing happens", async () => {
	await expect(
		trackWith(`consent=${formatConsent({ analytics: true, marketing: true })}`, {}),
	).resolves.toBeUndefined();
});
