/** Honeypot: a hidden field that only bots fill in. */
export const TRAP_FIELD = "fax";

/** Fields that no draft and no form that comes back keeps. */
export const neverKept: ReadonlySet<string> = new Set([
	"captcha",
	"captchaId",
	"pow",
	"cf-turnstile-response",
	"lang",
	TRAP_FIELD,
]);
