import * as z from "zod";
import { normaliseInput } from "./normalise-input";

/** 5 MB. */
const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Types a file field accepts: used by the file chooser and checked by content on the server. */
export const uploadTypes = {
	cv: ["application/pdf", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
	image: ["image/jpeg", "image/png", "image/webp"],
} as const;

export type UploadField = keyof typeof uploadTypes;
export type UploadType = (typeof uploadTypes)[UploadField][number];

/** File extension per type. */
export const uploadEndings: Readonly<Record<UploadType, string>> = {
	"application/pdf": "pdf",
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp",
};

/** An empty file input submits a file without name and content. */
function chosen(value: unknown): unknown {
	return value instanceof File && value.size === 0 && value.name === "" ? undefined : normaliseInput(value);
}

/** Checks the type or the extension. A name without extension is left to the server's content check. */
function mayBeTaken(file: File, field: UploadField): boolean {
	const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1]?.replace("jpeg", "jpg");
	return (
		ending === undefined || uploadTypes[field].some((type) => type === file.type || uploadEndings[type] === ending)
	);
}

/** A file; name and size are checked here, its content on the server. */
export function optionalFile(field: UploadField) {
	return z.preprocess(
		chosen,
		z
			.file(`file.${field}`)
			.refine((file) => mayBeTaken(file, field), `file.${field}`)
			.refine((file) => file.size <= MAX_FILE_BYTES, "file.tooLarge")
			.optional(),
	);
}
