import * as z from "zod";

/** Translation keys only: anyone can set a cookie, so it must not carry free text. */
const key = z.string().regex(/^[\w.]{1,80}$/);

const noticeSchema = z.object({
	message: key,
	/** Translation key by field name. */
	errors: z.record(key, key),
	/** Login to prefill. Never a password. */
	login: z.string().max(200),
	/** Seconds to wait, if the message contains them. */
	seconds: z.number().optional(),
});

/** Message shown after a form was posted without a script. */
export type FormNotice = z.infer<typeof noticeSchema>;

const NOTICE_COOKIE = "owner-form";
const NOTICE_SECONDS = 60;

/** Set-Cookie header that passes a notice to one path. */
export function noticeCookie(notice: FormNotice, path: string, secure: boolean): string {
	const value = Buffer.from(JSON.stringify(notice)).toString("base64url");
	return `${NOTICE_COOKIE}=${value}; Path=${path}; Max-Age=${NOTICE_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** Set-Cookie header that deletes a notice after it was shown. */
export function noticeShown(path: string): string {
	return `${NOTICE_COOKIE}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`;
}

export function readNotice(cookies: string | null): FormNotice | null {
	const value = new RegExp(`(?:^|;\\s*)${NOTICE_COOKIE}=([\\w-]+)`).exec(cookies ?? "")?.[1];
	if (!value) return null;
	try {
		const parsed = noticeSchema.safeParse(JSON.parse(Buffer.from(value, "base64url").toString("utf8")));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
