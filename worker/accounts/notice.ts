import * as z from "zod";

/** Keys of the portal's words; free texts do not belong in a cookie that anyone can write. */
const key = z.string().regex(/^[\w.]{1,80}$/);

const noticeSchema = z.object({
	message: key,
	/** By the name of the field. */
	errors: z.record(key, key),
	/** What was typed, where it is typed again. Never a password. */
	login: z.string().max(200),
	/** Seconds, where the message names them. */
	seconds: z.number().optional(),
});

/** The message of a page after a form was posted without a script. */
export type FormNotice = z.infer<typeof noticeSchema>;

const NOTICE_COOKIE = "owner-form";
const NOTICE_SECONDS = 60;

/** The Set-Cookie header that takes a notice to a page, and to no other. */
export function noticeCookie(notice: FormNotice, path: string, secure: boolean): string {
	const value = Buffer.from(JSON.stringify(notice)).toString("base64url");
	return `${NOTICE_COOKIE}=${value}; Path=${path}; Max-Age=${NOTICE_SECONDS}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

/** The Set-Cookie header that deletes a notice once it was shown. */
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
