import type { Challenge } from "altcha-lib";
import { useCallback, useRef, useState } from "react";
import { proofSubject } from "../../../domain/forms/proof-subject";
import type { Language } from "../../../domain/language";
import { fetchJson } from "../../../ui/fetch-json";
import { useFormSite } from "../../layout/site-data";

export type CaptchaChallenge =
	| { provider: "characters"; id: string; image: string; audio: string; pow: Challenge }
	| { provider: "turnstile"; siteKey: string };

/** Milliseconds from the press after which the visitor gets characters to copy instead. */
const PATIENCE_MS = 15_000;
/** Maximum age in milliseconds: less than the server accepts, so that a proof does not expire in transit. */
const FRESH_MS = 540_000;

type Solving = { proof: Promise<string | null>; startedAt: number };

/**
 * Captcha of one form: a proof of work that the browser solves while the visitor types, or characters if it cannot. The
 * challenge is null until requested. `renew` rejects if loading fails, and keeps the previous challenge.
 */
export function useCaptcha(language: Language, formName: string) {
	const siteKey = useFormSite().turnstileSiteKey;
	const solving = useRef<Solving | null>(null);
	const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
	const [asksCharacters, setAsksCharacters] = useState(false);
	// A ref besides the state, because a submission in progress uses callbacks of an earlier render.
	const isByHand = useRef(false);
	const askCharacters = useCallback(() => {
		isByHand.current = true;
		setAsksCharacters(true);
	}, []);

	const renew = useCallback(
		async (form: HTMLFormElement) => {
			if (siteKey !== null) {
				setChallenge({ provider: "turnstile", siteKey });
				return;
			}
			const fields = new FormData(form);
			const search = new URLSearchParams({
				lang: language,
				form: formName,
				subject: proofSubject((field) => fields.get(field)),
			});
			const next = await fetchJson<Extract<CaptchaChallenge, { provider: "characters" }>>(`/api/captcha?${search}`);
			if (!next) throw new Error("the captcha did not come");
			solving.current = { proof: proofOf(next.pow), startedAt: Date.now() };
			setChallenge(next);
		},
		[siteKey, language, formName],
	);

	/** Returns the proof to send, empty if the visitor answers by hand; null if they must from now on. */
	const prove = useCallback(
		async (form: HTMLFormElement): Promise<string | null> => {
			if (siteKey !== null || isByHand.current) return "";
			if (!solving.current || Date.now() - solving.current.startedAt > FRESH_MS) await renew(form);
			const found = await Promise.race([solving.current?.proof ?? null, waited(PATIENCE_MS)]);
			if (found === null) askCharacters();
			return found;
		},
		[siteKey, renew, askCharacters],
	);

	return { challenge, asksCharacters, renew, prove, askCharacters };
}

async function proofOf(challenge: Challenge): Promise<string | null> {
	try {
		const { solve } = await import("./proof");
		return await solve(challenge);
	} catch {
		return null;
	}
}

function waited(ms: number): Promise<null> {
	return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
