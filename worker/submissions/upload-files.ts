import { type UploadField, uploadEndings, uploadTypes } from "../../app/domain/forms/uploads";
import { keysOf } from "../../app/domain/records";
import { readUpload } from "./uploads/content";

/** A private file: an upload of a form, or the document generated from it. */
export type Upload<Field extends string = UploadField | "paper"> = {
	field: Field;
	key: string;
	name: string;
	type: string;
	content: Uint8Array<ArrayBuffer>;
};

/** Prefix of private files in the bucket; each submission has its own subfolder. */
export const UPLOADS = "uploads/";
/** Prefix of the files of held forms. */
export const HELD = "waiting-forms/";

const MAX_NAME_LENGTH = 100;

/** Reads and cleans the files of a form; `refused` lists the fields with an unaccepted file type. */
export async function readUploads(
	submissionId: string,
	data: object,
): Promise<{ uploads: Upload[]; refused: UploadField[] }> {
	const uploads: Upload[] = [];
	const refused: UploadField[] = [];
	for (const field of keysOf(uploadTypes)) {
		const file: unknown = Object.getOwnPropertyDescriptor(data, field)?.value;
		if (!(file instanceof File)) continue;
		const read = readUpload(field, new Uint8Array(await file.arrayBuffer()));
		if (!read) refused.push(field);
		else {
			const ending = uploadEndings[read.type];
			const key = `${UPLOADS}${submissionId}/${field}.${ending}`;
			uploads.push({ field, key, name: nameOf(file.name, field, ending), type: read.type, content: read.content });
		}
	}
	return { uploads, refused };
}

/** Sanitises the visitor's file name and sets the extension of the content type. */
export function nameOf(name: string, field: string, ending: string): string {
	const base = name
		.normalize("NFC")
		.replace(/\.[^.]*$/, "")
		.replace(/[^\p{L}\p{N} _.-]+/gu, " ")
		.trim()
		.slice(0, MAX_NAME_LENGTH);
	return `${base || field}.${ending}`;
}

export async function storeUploads(bucket: R2Bucket, uploads: readonly Upload<string>[]): Promise<void> {
	for (const { key, content, type, name } of uploads) {
		await bucket.put(key, content, { httpMetadata: { contentType: type }, customMetadata: { name } });
	}
}

export function uploadStatements(
	db: D1Database,
	submissionId: string,
	uploads: readonly Upload<string>[],
	now: number,
): D1PreparedStatement[] {
	return uploads.map(({ key, field, name, type, content }) =>
		db
			.prepare(
				"INSERT INTO files (key, submission_id, field, name, type, size, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
			)
			.bind(key, submissionId, field, name, type, content.byteLength, now),
	);
}
