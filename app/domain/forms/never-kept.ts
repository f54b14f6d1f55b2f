/** Honeypot: a hidden field that only bots fill in. */
export const TRAP_FIELD = "fax";

/** Fields of every form that say how it is sent, and nothing of what is filled in. */
export const sendingFields: ReadonlySet<string> = new Set([
	"captcha",
	"captchaId",
	"pow",
	"cf-turnstile-response",
	"lang",
]);

/** Fields that no draft and no form that comes back keeps. */
export const neverKept: ReadonlySet<string> = new Set([...sendingFields, TRAP_FIELD]);
