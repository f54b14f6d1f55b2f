import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { linksOf } from "../../tests/support/keys";
import { alphabet, drawnFrom, normalAnswer } from "./characters";
import { CAPTCHA_LIFE_SECONDS, type CaptchaOptions, createCaptcha } from "./service";

const links = linksOf("a secret that only these tests know");
const START = 1_800_000_000;
const FILLING = 20;

const use = { form: "site-contact", subject: "", address: null };

function typedAt(id: string | null, characters: string) {
	return { id, characters, pow: null };
}

/** A captcha service with its own clock. */
function scene(changes: Partial<CaptchaOptions> = {}) {
	const clock = { now: START };
	const captcha = createCaptcha({
		db: env.PERSONAL,
		links,
		turnstile: null,
		testAnswer: null,
		findClip: async () => new Uint8Array(44 + 800).fill(128),
		tellOfWave: async () => {},
		now: () => clock.now,
		...changes,
	});
	return { captcha, clock };
}

async function issued({ captcha, clock }: ReturnType<typeof scene>) {
	const challenge = await captcha.issue("nl", use);
	if (challenge.provider !== "characters") throw new Error("not a captcha of characters");
	const { text } = await drawnFrom(links, challenge.id, "picture");
	clock.now += FILLING;
	return { id: challenge.id, text, challenge };
}

describe("the character captcha", () => {
	test("is drawn in pixels and read out", async () => {
		const current = scene();
		const { id, text, challenge } = await issued(current);
		expect(challenge).toMatchObject({ image: `/api/captcha/${id}.png`, audio: `/api/captcha/${id}.wav?lang=nl` });
		expect(text).toMatch(new RegExp(`^[${alphabet}]{5}$`));
		const picture = await current.captcha.picture(id);
		expect(new TextDecoder("latin1").decode(picture?.subarray(1, 4))).toBe("PNG");
		const sound = await current.captcha.sound(id, "fr");
		expect(new TextDecoder().decode(sound?.subarray(0, 4))).toBe("RIFF");
	});

	test("is right in any case and with blanks, again and again until it is spent", async () => {
		const current = scene();
		const { id, text } = await issued(current);
		const typed = ` ${text.slice(0, 2).toLowerCase()} ${text.slice(2)} `;
		const first = await current.captcha.check(typedAt(id, typed), use);
		expect(first).toMatchObject({ passed: true, way: "characters", wait: null });
		const second = await current.captcha.check(typedAt(id, typed), use);
		if (!second.passed) throw new Error("a right answer that was not used spent the captcha");
		await env.PERSONAL.batch(second.statements);
		expect(await current.captcha.check(typedAt(id, typed), use)).toEqual({ passed: false, reason: "wrong" });
		await expect(env.PERSONAL.batch(second.statements)).rejects.toThrow("spent_captchas.id");
	});

	test("is spent by a wrong answer", async () => {
		const current = scene();
		const { id, text } = await issued(current);
		expect(await current.captcha.check(typedAt(id, "nope"), use)).toEqual({ passed: false, reason: "wrong" });
		expect(await current.captcha.check(typedAt(id, text), use)).toEqual({ passed: false, reason: "wrong" });
	});

	test("lives for ten minutes", async () => {
		const current = scene();
		const { id, text } = await issued(current);
		current.clock.now = START + CAPTCHA_LIFE_SECONDS;
		expect(await current.captcha.check(typedAt(id, text), use)).toMatchObject({ passed: true });
		current.clock.now += 1;
		expect(await current.captcha.check(typedAt(id, text), use)).toEqual({ passed: false, reason: "wrong" });
		expect(await current.captcha.picture(id)).toBeNull();
	});

	test("cannot be made elsewhere", async () => {
		const current = scene();
		const { id } = await issued(current);
		const [issuedAt, , signature] = id.split(".");
		const forged = `${issuedAt}.AAAAAAAAAAAAAAAA.${signature}`;
		const { text } = await drawnFrom(links, forged, "picture");
		expect(await current.captcha.check(typedAt(forged, text), use)).toEqual({ passed: false, reason: "wrong" });
		expect(await current.captcha.check(typedAt(null, text), use)).toEqual({ passed: false, reason: "wrong" });
	});

	test("a form filled in within three seconds was not filled in by a person; the captcha stays good", async () => {
		const current = scene();
		const { id, text } = await issued(current);
		current.clock.now = START + 2;
		expect(await current.captcha.check(typedAt(id, text), use)).toEqual({ passed: false, reason: "too-fast" });
		current.clock.now = START + 3;
		expect(await current.captcha.check(typedAt(id, text), use)).toMatchObject({ passed: true });
	});
});

test("the test answer passes where there is one, and waives limits", async () => {
	const { captcha } = scene({ testAnswer: "right" });
	expect(await captcha.check(typedAt(null, "right"), use)).toEqual({
		passed: true,
		way: "test",
		statements: [],
		wait: null,
	});
	expect(await scene().captcha.check(typedAt(null, "right"), use)).toEqual({ passed: false, reason: "wrong" });
});

test("answers are compared as people read them", () => {
	expect(normalAnswer(" a-C 3 ")).toBe("AC3");
});

test("a provider that does not answer closes the form without counting a failure", async () => {
	const turnstile = { siteKey: "site", secretKey: "secret", verifyUrl: "http://127.0.0.1:9/siteverify" };
	const { captcha } = scene({ turnstile });
	expect(await captcha.issue("nl", use)).toEqual({ provider: "turnstile", siteKey: "site" });
	expect(await captcha.check(typedAt(null, "token"), use)).toEqual({ passed: false, reason: "down" });
});
