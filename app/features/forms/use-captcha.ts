import { useCallback, useState } from "react";
import type { Language } from "../../domain/language";
import { useTurnstileKey } from "./turnstile-key";

export type CaptchaChallenge =
	| { provider: "characters"; id: string; image: string; audio: string }
	| { provider: "turnstile"; siteKey: string };

/** The captcha of one form; null until it has been asked for. `renew` rejects where none came, and leaves what was. */
export function useCaptcha(language: Language) {
	const siteKey = useTurnstileKey();
	const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
	const renew = useCallback(async () => {
		if (siteKey !== null) {
			setChallenge({ provider: "turnstile", siteKey });
			return;
		}
		const response = await fetch(`/api/captcha?lang=${language}`);
		if (!response.ok) throw new Error("the captcha did not come");
		setChallenge((await response.json()) as CaptchaChallenge);
	}, [siteKey, language]);
	return { challenge, renew };
}
