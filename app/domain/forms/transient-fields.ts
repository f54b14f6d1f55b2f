/** Honeypot: a hidden field that only bots fill in. */
export const TRAP_FIELD = "fax";

/** Fields of every form that concern sending, not its content. */
export const sendingFields: ReadonlySet<string> = new Set([
	"captcha",
	"captchaId",
	"pow",
	"cf-turnstile-response",
	"lang",
]);

/** Fields never stored in drafts or redisplayed forms. */
export const transientFields: ReadonlySet<string> = new Set([...sendingFields, TRAP_FIELD]);
