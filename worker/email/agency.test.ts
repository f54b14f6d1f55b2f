import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyOutbox, HOUR, post, START, scene, statuses } from "../../tests/support/email/outbox";
import { createFailures } from "../outbox/failures";

beforeEach(emptyOutbox);

describe("an email to the agency", () => {
	const refusing = (current: ReturnType<typeof scene>, ...addresses: string[]) => {
		current.transport.answer = (email) =>
			[email.to, email.cc].some((address) => address && addresses.includes(address))
				? { ok: false, permanent: true, fault: "E_RECIPIENT_SUPPRESSED" }
				: { ok: true };
	};
	const agency = {
		to: "agent@example.com",
		cc: "office@example.com",
		replyTo: "lotte@example.com",
		fallbacks: ["agent@example.com", "office@example.com", "fallback@example.com"],
	};
	const failureOptions = (current: ReturnType<typeof scene>, fallback = "fallback@example.com") => ({
		db: env.PERSONAL,
		fallback: () => fallback,
		language: "nl" as const,
		siteAddress: () => "https://example.com",
		now: () => current.clock.now,
	});
	const reached = (current: ReturnType<typeof scene>) => current.sent.map(({ to, cc }) => [to, cc ?? null]);

	test("reaches the agent with the office in copy", async () => {
		const current = scene();
		await post(current, agency);
		await current.email.deliver();
		expect(reached(current)).toEqual([["agent@example.com", "office@example.com"]]);
	});

	test("whose agent's address is refused reaches the office", async () => {
		const current = scene();
		refusing(current, "agent@example.com");
		await post(current, agency);
		await current.email.deliver();
		expect(reached(current)).toEqual([["office@example.com", null]]);
	});

	test("whose office's address is refused still reaches the agent", async () => {
		const current = scene();
		refusing(current, "office@example.com");
		await post(current, agency);
		await current.email.deliver();
		expect(reached(current)).toEqual([["agent@example.com", null]]);
	});

	test("that both refuse reaches the fallback, without the address that may be what is refused", async () => {
		const current = scene();
		refusing(current, "agent@example.com", "office@example.com");
		await post(current, agency, { subject: "visitor" });
		await current.email.deliver();
		expect(current.sent.find(({ to }) => to === "fallback@example.com")).toMatchObject({ replyTo: null });
		expect(await statuses()).toEqual(["sent", "sent"]);
	});

	test("has its own idempotency key for each address: a provider takes an email once", async () => {
		const current = scene();
		const names: string[] = [];
		current.transport.answer = (email) => {
			names.push(email.id);
			return { ok: false, permanent: true, fault: "no" };
		};
		await post(current, agency);
		await current.email.deliver();
		expect(new Set(names).size).toBe(4);
	});

	test("that every address refuses raises an alert at once, also after yesterday's bounce", async () => {
		const current = scene();
		const notified: { subject: string; text: string; late: readonly string[] }[] = [];
		const notify = async (notice: (typeof notified)[number]) => void notified.push(notice);
		const failures = createFailures({ ...failureOptions(current), notify });
		refusing(current, ...agency.fallbacks, "visitor@example.com");
		for (const day of [1, 2]) {
			await post(current, { ...agency, subject: `day ${day}` }, { to: "visitor@example.com" });
			await current.email.deliver();
			// A visitor's typing error in an address does not concern the agency.
			expect(await failures.notify()).toBe(1);
			current.clock.now += 86_400;
		}
		expect(notified).toHaveLength(2);
		expect(notified[0]).toMatchObject({
			late: ["failed-emails"],
			text: expect.stringContaining("E_RECIPIENT_SUPPRESSED"),
			button: { url: "https://example.com/nl/desk/status/" },
		});
		expect(await failures.list()).toHaveLength(2);
		expect(await failures.oldest()).toBe(START);
		refusing(current);
		await failures.sendAgain((await failures.list()).map(({ id }) => id));
		await current.email.deliver();
		expect(current.subjects()).toEqual(["day 1", "day 2"]);
		expect(await failures.oldest()).toBeNull();
	});

	test("that is sent again goes to each of its addresses anew, the last as it is set now, and is another email", async () => {
		const current = scene();
		const names: string[] = [];
		current.transport.answer = (email) => {
			names.push(email.id);
			return { ok: false, permanent: true, fault: "no" };
		};
		await post(current, agency);
		await current.email.deliver();
		const failures = createFailures({ ...failureOptions(current, "mended@example.com"), notify: async () => {} });
		const again = async () => failures.sendAgain((await failures.list()).map(({ id }) => id));
		current.clock.now += HOUR;
		await again();
		await current.email.deliver();
		expect(names).toHaveLength(4 + 5);
		expect(new Set(names).size).toBe(names.length);
		current.clock.now += HOUR;
		refusing(current);
		await again();
		await current.email.deliver();
		expect(reached(current)).toEqual([["agent@example.com", "office@example.com"]]);
		expect(current.sent[0]?.replyTo).toBe("lotte@example.com");
	});

	test("that has failed is kept until acknowledged, and the alert is repeated when sending it failed", async () => {
		const current = scene();
		refusing(current, ...agency.fallbacks);
		await post(current, agency);
		await current.email.deliver();
		const options = failureOptions(current);
		const mute = createFailures({ ...options, notify: async () => Promise.reject(new Error("down")) });
		await expect(mute.notify()).rejects.toThrow("down");
		const failures = createFailures({ ...options, notify: async () => {} });
		expect(await failures.notify()).toBe(1);
		current.clock.now += 40 * 86_400;
		await current.email.sweep();
		const [failed] = await failures.list();
		expect(await failures.acknowledge([failed?.id ?? ""])).toBe(1);
		await current.email.sweep();
		expect(await statuses()).toEqual([]);
	});
});
