import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createAuthenticator } from "../../../../tests/support/accounts/authenticator";
import {
	camille,
	forgetFailures,
	lotte,
	passkeysOf,
	post,
	signIn,
	storeTwoOwners,
} from "../../../../tests/support/accounts/owner-calls";
import { ORIGIN } from "../../../../tests/support/site";

type Asked = { challengeId: string; options: { challenge: string } };

const host = new URL(ORIGIN).hostname;

beforeAll(storeTwoOwners);
beforeEach(async () => {
	await forgetFailures();
	await env.PERSONAL.prepare("DELETE FROM owner_passkeys").run();
});

async function askToAdd(cookie: string): Promise<Asked> {
	return (await post("/api/passkeys/options", {}, { headers: { cookie } })).json();
}

async function askToSignIn(): Promise<Asked> {
	return (await post("/api/passkeys/sign-in/options", {})).json();
}

function ceremony({ options }: Asked, origin = ORIGIN) {
	return { challenge: options.challenge, origin };
}

async function add(cookie: string, challengeId: string, response: unknown): Promise<number> {
	return (await post("/api/passkeys", { challengeId, response }, { headers: { cookie } })).status;
}

async function enter(challengeId: string, response: unknown): Promise<number> {
	const answer = await post("/api/passkeys/sign-in", { challengeId, response });
	expect(answer.headers.getSetCookie().length > 0).toBe(answer.status === 200);
	return answer.status;
}

/** Expires every open challenge. */
async function letChallengesEnd(): Promise<void> {
	await env.PERSONAL.prepare("UPDATE passkey_challenges SET expires_at = expires_at - 301").run();
}

describe("a new passkey", () => {
	test("is kept once: its answer is refused at a second use, also for another challenge", async () => {
		const [cookie, device] = [await signIn("lotte"), await createAuthenticator(host)];
		const asked = await askToAdd(cookie);
		const answer = await device.register(ceremony(asked));
		expect(await add(cookie, asked.challengeId, answer)).toBe(201);
		expect(await add(cookie, asked.challengeId, answer)).toBe(422);
		expect(await add(cookie, (await askToAdd(cookie)).challengeId, answer)).toBe(422);
		expect(await passkeysOf(lotte.id)).toEqual([answer.id]);
	});

	test.for([
		["another account's challenge", async () => askToAdd(await signIn("camille"))],
		["a challenge to sign in", askToSignIn],
	] as const)("is refused with %s", async ([, ask]) => {
		const [cookie, device] = [await signIn("lotte"), await createAuthenticator(host)];
		const asked = await ask();
		expect(await add(cookie, asked.challengeId, await device.register(ceremony(asked)))).toBe(422);
		expect([await passkeysOf(lotte.id), await passkeysOf(camille.id)]).toEqual([[], []]);
	});

	test("is refused from another site, in another site's name, and after its time", async () => {
		const cookie = await signIn("lotte");
		const [device, stranger] = [await createAuthenticator(host), await createAuthenticator("other.example")];
		const elsewhere = await askToAdd(cookie);
		const named = ceremony(elsewhere, "https://other.example");
		expect(await add(cookie, elsewhere.challengeId, await device.register(named))).toBe(422);
		const foreign = await askToAdd(cookie);
		expect(await add(cookie, foreign.challengeId, await stranger.register(ceremony(foreign)))).toBe(422);
		const late = await askToAdd(cookie);
		await letChallengesEnd();
		expect(await add(cookie, late.challengeId, await device.register(ceremony(late)))).toBe(422);
		expect(await passkeysOf(lotte.id)).toEqual([]);
	});
});

describe("signing in with a passkey", () => {
	async function withPasskey() {
		const [cookie, device] = [await signIn("lotte"), await createAuthenticator(host)];
		const asked = await askToAdd(cookie);
		expect(await add(cookie, asked.challengeId, await device.register(ceremony(asked)))).toBe(201);
		return { cookie, device };
	}

	test("opens the portal once: the same answer is refused at a second use, also for another challenge", async () => {
		const { device } = await withPasskey();
		const asked = await askToSignIn();
		const answer = await device.signIn(ceremony(asked), 1);
		expect(await enter(asked.challengeId, answer)).toBe(200);
		expect(await enter(asked.challengeId, answer)).toBe(401);
		expect(await enter((await askToSignIn()).challengeId, answer)).toBe(401);
	});

	test("of two that send the same answer at once, one comes in", async () => {
		const { device } = await withPasskey();
		const asked = await askToSignIn();
		const answer = await device.signIn(ceremony(asked), 1);
		const both = await Promise.all([enter(asked.challengeId, answer), enter(asked.challengeId, answer)]);
		expect(both.toSorted()).toEqual([200, 401]);
	});

	test("is refused where the counter does not rise, as that of a copied passkey", async () => {
		const { device } = await withPasskey();
		const counted = async (counter: number) => {
			const asked = await askToSignIn();
			return enter(asked.challengeId, await device.signIn(ceremony(asked), counter));
		};
		expect([await counted(5), await counted(5), await counted(4), await counted(6)]).toEqual([200, 401, 401, 200]);
	});

	test("is refused with a challenge that was made for an account, and as another's passkey", async () => {
		const { cookie, device } = await withPasskey();
		const asked = await askToAdd(cookie);
		expect(await enter(asked.challengeId, await device.signIn(ceremony(asked), 1))).toBe(401);
		const [other, stranger] = [await askToSignIn(), await createAuthenticator(host)];
		const [known = ""] = await passkeysOf(lotte.id);
		const pretended = { ...(await stranger.signIn(ceremony(other), 1)), id: known, rawId: known };
		expect(await enter(other.challengeId, pretended)).toBe(401);
	});

	test("is refused from another site, and after its time", async () => {
		const { device } = await withPasskey();
		const elsewhere = await askToSignIn();
		const named = ceremony(elsewhere, "https://other.example");
		expect(await enter(elsewhere.challengeId, await device.signIn(named, 1))).toBe(401);
		const late = await askToSignIn();
		await letChallengesEnd();
		expect(await enter(late.challengeId, await device.signIn(ceremony(late), 1))).toBe(401);
	});
});
