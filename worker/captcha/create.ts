import type { Language } from "../../app/domain/language";
import type { Settings } from "../env";
import { epochSeconds } from "../platform/clock";
import { type Captcha, type CaptchaOptions, createCaptcha } from "./service";

export function createCaptchaService(
	env: Env,
	settings: Settings,
	others: Pick<CaptchaOptions, "links" | "tellOfWave">,
): Captcha {
	return createCaptcha({
		...others,
		db: env.PERSONAL,
		turnstile: settings.turnstile,
		testAnswer: settings.captchaTestAnswer,
		findClip: (language, character) => findClip(env, language, character),
		now: epochSeconds,
	});
}

async function findClip(env: Env, language: Language, character: string): Promise<Uint8Array | null> {
	const response = await env.ASSETS.fetch(`http://localhost/captcha/${language}/${character}.wav`);
	return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
