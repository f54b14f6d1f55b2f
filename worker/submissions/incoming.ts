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
	/** Campaign of the link to the form's page. */
	campaign?: string | null;
	/** IP address; null when the platform gives none. */
	address: string | null;
	idempotencyKey: string | null;
	/** Id of the captcha shown on a page without JavaScript. */
	captchaIdOfCookie: string | null;
};
