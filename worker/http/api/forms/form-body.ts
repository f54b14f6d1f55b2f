import type { Context } from "hono";
import { bounded, nest } from "../../../../app/domain/forms/names";
import { isRecord } from "../../../../app/domain/records";
import type { HttpEnv } from "../../context";

export type FormBody =
	| { ok: true; fields: Record<string, unknown> }
	/** Of a kind that forms are not sent in, or packed, or too large to be read. */
	| { ok: false; status: 413 | 415 };

/** Bytes of a form with files: enough to read one that is too large for its field, so that the field can report it. */
export const LARGEST_UPLOAD = 12 * 1024 * 1024;
/** Bytes of everything else. */
export const LARGEST_BODY = 512 * 1024;

/**
 * A form's fields, nested, from JSON, from a plain form or from one with files. What cannot be read as what it claims
 * to be is an empty form: the schema names what is missing.
 * @param most bytes; more than forms may have is refused before it comes here
 */
export async function readFormBody(c: Context<HttpEnv>, most = LARGEST_UPLOAD): Promise<FormBody> {
	const type = c.req.header("content-type") ?? "";
	const kind = type.split(";")[0]?.trim().toLowerCase();
	const isMultipart = kind === "multipart/form-data";
	const isPacked = (c.req.header("content-encoding") ?? "identity") !== "identity";
	if (isPacked || (!isMultipart && kind !== "application/json" && kind !== "application/x-www-form-urlencoded")) {
		return { ok: false, status: 415 };
	}
	const bytes = await c.req.arrayBuffer();
	if (bytes.byteLength > most) return { ok: false, status: 413 };
	try {
		if (isMultipart)
			return { ok: true, fields: nest(await new Response(bytes, { headers: { "content-type": type } }).formData()) };
		const text = new TextDecoder().decode(bytes);
		return { ok: true, fields: kind === "application/json" ? fieldsOfJson(text) : nest(new URLSearchParams(text)) };
	} catch {
		return { ok: true, fields: {} };
	}
}

function fieldsOfJson(text: string): Record<string, unknown> {
	const value = bounded(JSON.parse(text));
	return isRecord(value) ? value : {};
}
