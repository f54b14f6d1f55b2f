import type { FormName } from "../../app/domain/forms/form-names";
import type { Language } from "../../app/domain/language";

/** A form as it was sent. */
export type Incoming = {
	form: FormName;
	/** The fields, nested; files as `File`. */
	input: Record<string, unknown>;
	language: Language;
	/** The origin of the request, without a trailing slash. */
	origin: string;
	/** What the link to the form's page says of itself, such as its campaign. */
	campaign?: string | null;
	/** The network address; null where the platform gives none. */
	address: string | null;
	idempotencyKey: string | null;
	/** The captcha that a page without scripts was shown. */
	captchaIdOfCookie: string | null;
};
