import type { Language } from "../../app/domain/language";
import { type Links, randomToken, sha256 } from "../platform/links";
import { drawnFrom, normalAnswer } from "./characters";
import { drawPicture } from "./picture";
import type { Level } from "./proof";
import { challengeFor, checkProof, type ProofChallenge, type ProofSubject } from "./proof";
import { speak } from "./sound";
import { deleteOldTrafficStatement, type Sender, trafficOf, trafficStatements } from "./traffic";
import { type TurnstileSettings, verifyTurnstile } from "./turnstile";

export const CAPTCHA_LIFE_SECONDS = 600;
/** No person fills in a form in less time. */
const MIN_FILLING_SECONDS = 3;
const ID_BYTES = 12;

/** Challenge for a visitor; a solved proof of work replaces the characters. */
export type CaptchaChallenge =
	| { id: string; provider: "characters"; image: string; audio: string; pow: ProofChallenge }
	| { provider: "turnstile"; siteKey: string };

export type CaptchaAnswer = {
	id: string | null;
	characters: string | null;
	/** Payload of the proof-of-work library; null for none. */
	pow: unknown;
};

/** Form, subject and sender that an answer is bound to. */
export type CaptchaUse = ProofSubject & Sender;

export type CaptchaVerdict =
	| {
			passed: true;
			/** `press`: a press on the link in an email to the form's address replaces the captcha. */
			way: "test" | "proof" | "characters" | "turnstile" | "press";
			/** Spend and count the answer, in the batch of the submission; they fail for an answer that was used before. */
			statements: D1PreparedStatement[];
			/** Waiting time in seconds for a network that has sent too many forms; null for none. */
			wait: number | null;
	  }
	/** `unproven`: Turnstile rejects the token, or the proof of work is invalid. */
	| { passed: false; reason: "wrong" | "too-fast" | "unproven" | "down" };

export type CaptchaOptions = {
	db: D1Database;
	links: Links;
	turnstile: (TurnstileSettings & { siteKey: string }) | null;
	/** Null outside the local environment. */
	testAnswer: string | null;
	findClip(language: Language, character: string): Promise<Uint8Array | null>;
	/** Called for each form of a wave. @param accepted number of forms accepted in the last hour */
	tellOfWave(form: string, accepted: number): Promise<void>;
	/** Epoch seconds. */
	now(): number;
};

export type Captcha = ReturnType<typeof createCaptcha>;

export function createCaptcha({ db, links, turnstile, testAnswer, findClip, tellOfWave, now }: CaptchaOptions) {
	const spent = (id: string) =>
		db.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES (?, ?)").bind(id, now() + CAPTCHA_LIFE_SECONDS);

	/** Returns the age of an id in seconds; null for a forged or expired id. */
	async function ageOf(id: string): Promise<number | null> {
		const [issued = "", random = "", signature = ""] = id.split(".");
		if (!links.verify("captcha", `id ${issued}.${random}`, signature)) return null;
		const age = now() - Number.parseInt(issued, 36);
		return age >= 0 && age <= CAPTCHA_LIFE_SECONDS ? age : null;
	}

	/** Checks the characters; null for a correct answer. */
	async function faultOfCharacters(id: string | null, answer: string): Promise<"wrong" | "too-fast" | null> {
		const age = id === null ? null : await ageOf(id);
		if (id === null || age === null) return "wrong";
		const session = db.withSession("first-primary");
		if (await session.prepare("SELECT 1 FROM spent_captchas WHERE id = ?").bind(id).first()) return "wrong";
		const { text } = await drawnFrom(links, id, "picture");
		if (normalAnswer(answer) !== text) {
			await session
				.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES (?, ?) ON CONFLICT DO NOTHING")
				.bind(id, now() + CAPTCHA_LIFE_SECONDS)
				.run();
			return "wrong";
		}
		return age < MIN_FILLING_SECONDS ? "too-fast" : null;
	}

	/** Returns the key under which an answer is spent, or the reason why it does not pass. */
	async function spendable(answer: CaptchaAnswer, use: CaptchaUse, level: Level) {
		const { id, characters, pow } = answer;
		if (turnstile) {
			const verdict = await verifyTurnstile(turnstile, characters ?? "", use.address);
			if (verdict !== "passed") return verdict;
			return { way: "turnstile" as const, id: await sha256(`turnstile ${characters}`) };
		}
		if (pow !== null) {
			const proof = await checkProof(links, pow, use, { level, now: now() });
			return proof.solved ? { way: "proof" as const, id: `proof ${proof.nonce}` } : "unproven";
		}
		const fault = await faultOfCharacters(id, characters ?? "");
		return fault ?? { way: "characters" as const, id: id ?? "" };
	}

	function charactersId(): string {
		const body = `${now().toString(36)}.${randomToken(ID_BYTES)}`;
		return `${body}.${links.sign("captcha", `id ${body}`)}`;
	}

	return {
		/** @param use form and subject; an empty form allows any form */
		async issue(language: Language, use: CaptchaUse): Promise<CaptchaChallenge> {
			if (turnstile) return { provider: "turnstile", siteKey: turnstile.siteKey };
			const id = charactersId();
			const path = `/api/captcha/${id}`;
			const { level } = await trafficOf(db, links, use, now());
			const pow = await challengeFor(links, use, level, now() + CAPTCHA_LIFE_SECONDS);
			return { id, provider: "characters", image: `${path}.png`, audio: `${path}.wav?lang=${language}`, pow };
		},
		/** Id of a characters captcha for pages without scripts; null with Turnstile. */
		issueCharacters: () => (turnstile ? null : charactersId()),
		/** Null for a forged or expired id. */
		async picture(id: string) {
			return (await ageOf(id)) === null ? null : drawPicture(await drawnFrom(links, id, "picture"));
		},
		async sound(id: string, language: Language) {
			if ((await ageOf(id)) === null) return null;
			const { text } = await drawnFrom(links, id, "picture");
			const { random } = await drawnFrom(links, id, "sound");
			return speak({ text, random }, (character) => findClip(language, character));
		},
		/** A wrong answer invalidates the captcha; every other result leaves it valid. */
		async check(answer: CaptchaAnswer, use: CaptchaUse): Promise<CaptchaVerdict> {
			if (testAnswer !== null && answer.characters === testAnswer) {
				return { passed: true, way: "test", statements: [], wait: null };
			}
			const { level, wait, wave } = await trafficOf(db, links, use, now());
			if (wave !== null) await tellOfWave(use.form, wave);
			const passed = await spendable(answer, use, level);
			if (typeof passed === "string") return { passed: false, reason: passed };
			const statements = [spent(passed.id), ...trafficStatements(db, links, use, now())];
			return { passed: true, way: passed.way, statements, wait };
		},
		/** Deletes expired ids and old counts. */
		async sweep() {
			await db.batch([
				db.prepare("DELETE FROM spent_captchas WHERE expires_at < ?").bind(now()),
				deleteOldTrafficStatement(db, now()),
			]);
		},
	};
}
