import { env } from "cloudflare:workers";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { beforeEach, describe, expect, test } from "vitest";
import { linksOf } from "../../tests/support/keys";
import type { ProofChallenge } from "./proof";
import { CAPTCHA_LIFE_SECONDS, type CaptchaUse, createCaptcha } from "./service";

const links = linksOf("a secret that only these tests know");
const START = 1_900_000_000;
const use: CaptchaUse = { form: "contact-me", subject: "4101", address: "2001:db8:1:2::1" };

beforeEach(() => env.PERSONAL.prepare("DELETE FROM form_traffic").run());

function scene() {
	const clock = { now: START };
	const waves: [string, number][] = [];
	const captcha = createCaptcha({
		db: env.PERSONAL,
		links,
		turnstile: null,
		testAnswer: null,
		findClip: async () => null,
		tellOfWave: async (form, accepted) => void waves.push([form, accepted]),
		now: () => clock.now,
	});

	async function challenge(asked: CaptchaUse = use): Promise<ProofChallenge> {
		const issued = await captcha.issue("nl", asked);
		if (issued.provider !== "characters") throw new Error("no proof of work");
		return issued.pow;
	}

	const check = (pow: unknown, sent: CaptchaUse = use) => captcha.check({ id: null, characters: null, pow }, sent);

	/** Accepts this many forms, each with its proof of work. */
	async function accept(count: number, of: CaptchaUse) {
		for (let sent = 0; sent < count; sent += 1) {
			const verdict = await check(await solved(await challenge(of)), of);
			if (!verdict.passed) throw new Error(verdict.reason);
			await env.PERSONAL.batch(verdict.statements);
		}
	}

	/** Sets the counter of accepted forms without the proof of work. */
	async function traffic(accepted: number, of: CaptchaUse) {
		await accept(1, of);
		await env.PERSONAL.prepare("UPDATE form_traffic SET accepted = ?").bind(accepted).run();
	}

	return { clock, waves, challenge, check, accept, traffic };
}

async function solved(challenge: ProofChallenge): Promise<{ challenge: ProofChallenge; solution: object }> {
	const solution = await solveChallenge({ challenge, deriveKey });
	if (!solution) throw new Error("not solved");
	return { challenge, solution };
}

function levelOf(challenge: ProofChallenge): unknown {
	return challenge.parameters.data?.level;
}

describe("a proof of work", () => {
	test("passes as the library's object, its JSON and that in base64, and once", async () => {
		const { challenge, check } = scene();
		const payload = await solved(await challenge());
		const json = JSON.stringify(payload);
		for (const way of [payload, json, btoa(json)]) {
			expect(await check(way)).toMatchObject({ passed: true, way: "proof", wait: null });
		}
		const [first, second] = [await check(payload), await check(payload)];
		if (!first.passed || !second.passed) throw new Error("refused");
		await env.PERSONAL.batch(first.statements);
		await expect(env.PERSONAL.batch(second.statements)).rejects.toThrow("spent_captchas.id");
	});

	test("is for its form and its subject; one that names no form is for any, and harder", async () => {
		const { challenge, check } = scene();
		const bound = await solved(await challenge());
		expect(await check(bound, { ...use, form: "site-contact" })).toEqual({ passed: false, reason: "unproven" });
		expect(await check(bound, { ...use, subject: "4102" })).toEqual({ passed: false, reason: "unproven" });
		const unbound = await challenge({ ...use, form: "", subject: "" });
		expect([levelOf(bound.challenge), levelOf(unbound)]).toEqual([1, 2]);
		expect(await check(await solved(unbound))).toMatchObject({ passed: true });
	});

	test("lives for ten minutes", async () => {
		const { clock, challenge, check } = scene();
		const payload = await solved(await challenge());
		clock.now = START + CAPTCHA_LIFE_SECONDS + 1;
		expect(await check(payload)).toEqual({ passed: false, reason: "unproven" });
	});

	test("cannot be made easier, made elsewhere or guessed", async () => {
		const { challenge, check } = scene();
		const { challenge: made, solution } = await solved(await challenge());
		const { parameters, signature } = made;
		const forged = [
			{ challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
			{ challenge: { parameters: { ...parameters, keyPrefix: "00" }, signature }, solution },
			{ challenge: { parameters: { ...parameters, expiresAt: START + 86_400 }, signature }, solution },
			{ challenge: { parameters: { ...parameters, data: { ...parameters.data, level: 4 } }, signature }, solution },
			{ challenge: { parameters, signature: "00".repeat(32) }, solution },
			{ challenge: { parameters }, solution },
			{ challenge: made, solution: { counter: 1, derivedKey: "00".repeat(32) } },
			{ challenge: made, solution: { counter: 1, derivedKey: parameters.keyPrefix.padEnd(64, "0") } },
			{ challenge: made },
		];
		for (const payload of [...forged, ...forged.map((each) => btoa(JSON.stringify(each)))]) {
			expect(await check(payload)).toEqual({ passed: false, reason: "unproven" });
		}
	});

	test.for([5, true, [], {}, "", "%%%", "{", "[]", "a".repeat(100_000), btoa("null")])(
		"%o is none",
		async (payload) => {
			expect(await scene().check(payload)).toEqual({ passed: false, reason: "unproven" });
		},
	);
});

describe("difficulty", () => {
	test("grows with what a network sends, and with what its neighbours send less", async () => {
		const { challenge, accept } = scene();
		await accept(4, use);
		expect(levelOf(await challenge())).toBe(2);
		const neighbour = { ...use, address: "2001:db8:1:3::1" };
		expect(levelOf(await challenge(neighbour))).toBe(1);
		await accept(4, neighbour);
		expect(levelOf(await challenge({ ...use, address: "2001:db8:1:4::1" }))).toBe(2);
		expect(levelOf(await challenge({ ...use, address: "2001:db8:9:9::1" }))).toBe(1);
	});

	test("falls again an hour later", async () => {
		const { clock, challenge, accept } = scene();
		await accept(4, use);
		clock.now += 3_600;
		expect(levelOf(await challenge())).toBe(1);
	});

	test("what was drawn at rest is worth nothing in a wave", async () => {
		const { challenge, check, traffic } = scene();
		const stranger = { ...use, address: "198.51.100.9" };
		const payload = await solved(await challenge(stranger));
		await traffic(60, use);
		expect(levelOf(await challenge(stranger))).toBe(3);
		expect(await check(payload, stranger)).toEqual({ passed: false, reason: "unproven" });
	});

	test("in a wave the agency is told, and each wide network may still send one", async () => {
		const { waves, challenge, check, traffic } = scene();
		await traffic(200, use);
		const visitor = { ...use, address: "198.51.100.9" };
		const fromElsewhere = await check(await solved(await challenge(visitor)), visitor);
		expect(fromElsewhere).toMatchObject({ passed: true, wait: null });
		expect(waves).toContainEqual(["contact-me", 200]);
		if (fromElsewhere.passed) await env.PERSONAL.batch(fromElsewhere.statements);
		const next = { ...use, address: "198.51.100.200" };
		expect(await check(await solved(await challenge(next)), next)).toMatchObject({
			passed: true,
			wait: 600 - (START % 600),
		});
	});
});
