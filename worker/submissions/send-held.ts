import { formNames } from "../../app/domain/forms/form-names";
import type { UploadField } from "../../app/domain/forms/uploads";
import { isLanguage } from "../../app/domain/language";
import { clearPrefix, objectsUnder } from "../platform/bucket";
import { parseTrustedJson } from "../platform/json-column";
import type { RowOf } from "../platform/rows";
import type { ActionResult, RequestDependencies } from "./dependencies";
import { submit } from "./submit";
import { HELD } from "./upload-files";

/** Submits a held form as if it arrived now. */
export async function sendHeld(deps: RequestDependencies, token: string, origin: string): Promise<ActionResult> {
	const { db, bucket, links, now } = deps;
	const id = links.subjectOf("held-form", token, now());
	if (id === null) return "gone";
	const row = await db
		.withSession("first-primary")
		.prepare("SELECT form, language, fields, source FROM held_forms WHERE id = ?")
		.bind(id)
		.first<RowOf<"held_forms", "form" | "language" | "fields" | "source">>();
	const form = formNames.find((name) => name === row?.form);
	if (!row || !form) return "gone";
	const files = await filesOf(bucket, id);
	const sent = db.prepare("DELETE FROM held_forms WHERE id = ?").bind(id);
	const answer = await submit(
		{ ...deps, captcha: async () => ({ passed: true, way: "press", statements: [sent], wait: null }) },
		{
			form,
			input: { ...parseTrustedJson<object>(row.fields), ...files, captcha: "press" },
			language: isLanguage(row.language) ? row.language : deps.agencyLanguage,
			origin,
			campaign: row.source,
			address: null,
			// Idempotency key: two simultaneous presses send the form once.
			idempotencyKey: id,
			captchaIdOfCookie: null,
		},
	);
	if (answer.ok) await clearPrefix(bucket, `${HELD}${id}/`);
	else if (answer.status === 503 || answer.status === 429)
		throw new Error(`a held form could not be sent: ${answer.notice}`);
	return answer.ok ? "done" : "gone";
}

async function filesOf(bucket: R2Bucket, id: string): Promise<Partial<Record<UploadField, File>>> {
	const files: Record<string, File> = {};
	for await (const objects of objectsUnder(bucket, `${HELD}${id}/`)) {
		for (const { key } of objects) {
			const object = await bucket.get(key);
			if (!object) continue;
			const { name = "file" } = object.customMetadata ?? {};
			const { contentType: type = "" } = object.httpMetadata ?? {};
			files[key.split("/").at(-1) ?? ""] = new File([await object.arrayBuffer()], name, { type });
		}
	}
	return files;
}
