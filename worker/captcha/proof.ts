import { Buffer } from "node:buffer";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as z from "zod";
import { jsonOrNull } from "../platform/json-column";
import type { Links } from "../platform/links";

/** Difficulty of a proof of work: 1 normally, 3 in a wave, 4 for a client that names no form in a wave. */
export type Level = 1 | 2 | 3 | 4;

function levelAbove(level: Level): Level {
	return level === 1 ? 2 : level === 2 ? 3 : 4;
}

const ALGORITHM = "PBKDF2/SHA-256";
/** PBKDF2 iterations per guess: about a millisecond for the client; checking costs almost nothing. */
const COST = 5_000;
/**
 * Maximum number of guesses per level. The counter is drawn from the upper half, so that no wait is twice as long as
 * another.
 */
const MAX_GUESSES: Readonly<Record<Level, number>> = { 1: 200, 2: 700, 3: 2_000, 4: 5_000 };

const MAX_PAYLOAD_LENGTH = 4_000;

/** What a proof is bound to. */
export type ProofSubject = { form: string; subject: string };

/** A challenge requested without a form is valid for every form, but one level harder. */
const UNBOUND = "";

/** Challenge in the format of the library. */
export type ProofChallenge = Awaited<ReturnType<typeof createChallenge>>;

const hex = z
	.string()
	.regex(/^[0-9a-f]+$/)
	.max(256);

const payloadSchema = z.object({
	challenge: z.object({
		parameters: z.looseObject({
			algorithm: z.literal(ALGORITHM),
			cost: z.literal(COST),
			nonce: hex,
			salt: hex,
			keyLength: z.literal(32),
			keyPrefix: hex,
			keySignature: hex,
			expiresAt: z.int(),
			data: z.object({ form: z.string(), subject: z.string(), level: z.number() }),
		}),
		signature: hex,
	}),
	solution: z.object({ counter: z.int().min(0), derivedKey: hex, time: z.number().optional() }),
});

export type ProofCheck = { solved: true; nonce: string; expiresAt: number } | { solved: false };

export async function challengeFor(
	links: Links,
	{ form, subject }: ProofSubject,
	level: Level,
	expiresAt: number,
): Promise<ProofChallenge> {
	const asked = form === UNBOUND ? levelAbove(level) : level;
	const maxGuesses = MAX_GUESSES[asked];
	return createChallenge({
		algorithm: ALGORITHM,
		cost: COST,
		counter: randomInt(maxGuesses, Math.floor(maxGuesses / 2)),
		data: { form, subject, level: asked },
		deriveKey,
		expiresAt,
		hmacSignatureSecret: secretOf(links, "challenge"),
		hmacKeySignatureSecret: secretOf(links, "key"),
	});
}

/**
 * Whether a payload solves a challenge of this site that is bound to `wanted`, unexpired and hard enough for the
 * current level.
 * @param payload in the library's format: an object, its JSON, or that JSON in base64
 * @param now epoch seconds
 */
export async function checkProof(
	links: Links,
	payload: unknown,
	wanted: ProofSubject,
	{ level, now }: { level: Level; now: number },
): Promise<ProofCheck> {
	const read = payloadSchema.safeParse(typeof payload === "string" ? parsed(payload) : payload);
	if (!read.success) return { solved: false };
	const { challenge, solution } = read.data;
	const { data, expiresAt, nonce } = challenge.parameters;
	const isFor = data.form === UNBOUND || (data.form === wanted.form && data.subject === wanted.subject);
	// A challenge from before a wave is still accepted if it is one level lower.
	if (!isFor || data.level < level - 1 || expiresAt < now) return { solved: false };
	const { verified } = await verifySolution({
		challenge,
		solution,
		deriveKey,
		hmacSignatureSecret: secretOf(links, "challenge"),
		hmacKeySignatureSecret: secretOf(links, "key"),
	});
	return verified ? { solved: true, nonce, expiresAt } : { solved: false };
}

function secretOf(links: Links, what: "challenge" | "key"): string {
	return Buffer.from(links.digest("captcha", `proof ${what}`)).toString("hex");
}

function parsed(payload: string): unknown {
	if (payload.length > MAX_PAYLOAD_LENGTH) return null;
	return jsonOrNull(payload.startsWith("{") ? payload : Buffer.from(payload, "base64").toString("utf8"));
}
