import type { Language } from "../../app/domain/language";
import type { FormName } from "../../app/domain/pages/paths";

/** A form as it was sent. */
export type Incoming = {
	form: FormName;
	/** The fields, nested; files as `File`. */
	input: Record<string, unknown>;
	language: Language;
	/** Of the site as it was asked, without a slash at the end. */
	origin: string;
	/** Where the request comes from; null where the platform does not say. */
	address: string | null;
	idempotencyKey: string | null;
	/** The captcha that a page without scripts was shown. */
	captchaIdOfCookie: string | null;
};
