import type { Language } from "../../app/domain/language";
import { type Links, randomToken, sha256 } from "../platform/links";
import { drawnFrom, normalAnswer } from "./characters";
import { drawPicture } from "./picture";
import { speak } from "./sound";
import { type TurnstileSettings, verifyTurnstile } from "./turnstile";

export const CAPTCHA_LIFE_SECONDS = 600;
/** Shorter than any person needs to fill in a form. */
const SHORTEST_FILLING_SECONDS = 3;
const ID_BYTES = 12;

export type CaptchaChallenge =
	| { id: string; provider: "characters"; image: string; audio: string }
	| { provider: "turnstile"; siteKey: string };

export type CaptchaVerdict =
	/** `spend` uses the captcha up, in the batch of what it was passed for; it fails where that was done before. */
	| { passed: true; waivesLimits: boolean; spend: D1PreparedStatement | null }
	/** `unproven`: the outside service does not confirm a person. */
	| { passed: false; reason: "wrong" | "too-fast" | "unproven" | "down" };

export type Captcha = {
	issue(language: Language): Promise<CaptchaChallenge>;
	/** Null for an id that was not made here or is too old. */
	picture(id: string): Promise<string | null>;
	sound(id: string, language: Language): Promise<Uint8Array<ArrayBuffer> | null>;
	/** A wrong answer uses the captcha up; any other answer leaves it good. */
	check(id: string | null, answer: string, address: string | null): Promise<CaptchaVerdict>;
	/** Deletes expired ids. */
	sweep(): Promise<void>;
};

export type CaptchaOptions = {
	db: D1Database;
	links: Links;
	turnstile: (TurnstileSettings & { siteKey: string }) | null;
	/** Null anywhere but in the local environment. */
	testAnswer: string | null;
	findClip(language: Language, character: string): Promise<Uint8Array | null>;
	/** Epoch seconds. */
	now(): number;
};

export function createCaptcha({ db, links, turnstile, testAnswer, findClip, now }: CaptchaOptions): Captcha {
	const spent = (id: string) =>
		db.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES (?, ?)").bind(id, now() + CAPTCHA_LIFE_SECONDS);

	/** Seconds since an id was made; null where it was not made here or is too old. */
	async function ageOf(id: string): Promise<number | null> {
		const [issued = "", random = "", signature = ""] = id.split(".");
		if (!(await links.verify("captcha", `id ${issued}.${random}`, signature))) return null;
		const age = now() - Number.parseInt(issued, 36);
		return age >= 0 && age <= CAPTCHA_LIFE_SECONDS ? age : null;
	}

	async function checkCharacters(id: string | null, answer: string): Promise<CaptchaVerdict> {
		const age = id === null ? null : await ageOf(id);
		if (id === null || age === null) return { passed: false, reason: "wrong" };
		const session = db.withSession("first-primary");
		if (await session.prepare("SELECT 1 FROM spent_captchas WHERE id = ?").bind(id).first()) {
			return { passed: false, reason: "wrong" };
		}
		const { text } = await drawnFrom(links, id, "picture");
		if (normalAnswer(answer) !== text) {
			await session
				.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING")
				.bind(id, now() + CAPTCHA_LIFE_SECONDS)
				.run();
			return { passed: false, reason: "wrong" };
		}
		if (age < SHORTEST_FILLING_SECONDS) return { passed: false, reason: "too-fast" };
		return { passed: true, waivesLimits: false, spend: spent(id) };
	}

	return {
		async issue(language) {
			if (turnstile) return { provider: "turnstile", siteKey: turnstile.siteKey };
			const body = `${now().toString(36)}.${randomToken(ID_BYTES)}`;
			const id = `${body}.${await links.sign("captcha", `id ${body}`)}`;
			const path = `/api/captcha/${id}`;
			return { id, provider: "characters", image: `${path}.svg`, audio: `${path}.wav?lang=${language}` };
		},
		async picture(id) {
			return (await ageOf(id)) === null ? null : drawPicture(await drawnFrom(links, id, "picture"));
		},
		async sound(id, language) {
			if ((await ageOf(id)) === null) return null;
			const { text } = await drawnFrom(links, id, "picture");
			const { random } = await drawnFrom(links, id, "sound");
			return speak({ text, random }, (character) => findClip(language, character));
		},
		async check(id, answer, address) {
			if (testAnswer !== null && answer === testAnswer) return { passed: true, waivesLimits: true, spend: null };
			if (!turnstile) return checkCharacters(id, answer);
			const verdict = await verifyTurnstile(turnstile, answer, address);
			if (verdict !== "passed") return { passed: false, reason: verdict };
			return { passed: true, waivesLimits: false, spend: spent(await sha256(`turnstile ${answer}`)) };
		},
		async sweep() {
			await db.prepare("DELETE FROM spent_captchas WHERE expires_at < ?").bind(now()).run();
		},
	};
}
