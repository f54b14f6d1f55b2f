import { useCallback, useState } from "react";
import type { Language } from "../../domain/language";

export type CaptchaChallenge =
	| { provider: "characters"; id: string; image: string; audio: string }
	| { provider: "turnstile"; siteKey: string };

/** The captcha of one form; null until it has been asked for. */
export function useCaptcha(language: Language) {
	const [challenge, setChallenge] = useState<CaptchaChallenge | null>(null);
	const renew = useCallback(async () => {
		const response = await fetch(`/api/captcha?lang=${language}`).catch(() => null);
		if (response?.ok) setChallenge((await response.json()) as CaptchaChallenge);
	}, [language]);
	return { challenge, renew };
}
