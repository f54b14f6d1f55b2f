import type { Context } from "hono";
import { bounded, nest } from "../../../../app/domain/forms/names";
import { isRecord } from "../../../../app/domain/records";
import type { HttpEnv } from "../../context";

export type FormBody =
	| { ok: true; fields: Record<string, unknown> }
	/** Unsupported media type or content encoding (415), or too large (413). */
	| { ok: false; status: 413 | 415 };

/**
 * Limit in bytes for a form with files. Above the limit of each file field, so that the field can report a file that is
 * too large.
 */
export const MAX_UPLOAD = 12 * 1024 * 1024;
/** Limit in bytes for all other bodies. */
export const MAX_BODY = 512 * 1024;

/**
 * Parses a form's fields, nested, from JSON, URL-encoded or multipart bodies. A malformed body yields no fields, so
 * that the schema reports the missing ones.
 * @param most limit in bytes; `sizeLimit` has already refused bodies above the general one
 */
export async function readFormBody(c: Context<HttpEnv>, most = MAX_UPLOAD): Promise<FormBody> {
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
