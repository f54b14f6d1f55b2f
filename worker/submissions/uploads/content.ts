import { type UploadField, type UploadType, uploadTypes } from "../../../app/domain/forms/uploads";
import { keysOf } from "../../../app/domain/records";
import { type Bytes, startsWith } from "./bytes";
import { isDocx } from "./docx";
import { isJpeg, stripJpeg } from "./jpeg";
import { isPng, stripPng } from "./png";
import { isWebp, stripWebp } from "./webp";

export type ReadUpload = { type: UploadType; content: Bytes };

const readers: Readonly<Record<UploadType, (content: Bytes) => Bytes | null>> = {
	"application/pdf": (content) => (startsWith(content, "%PDF-") ? content : null),
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": (content) =>
		isDocx(content) ? content : null,
	"image/jpeg": (content) => (isJpeg(content) ? stripJpeg(content) : null),
	"image/png": (content) => (isPng(content) ? stripPng(content) : null),
	"image/webp": (content) => (isWebp(content) ? stripWebp(content) : null),
};

/**
 * Detects the type of a file from its content, ignoring name and declared type, and strips the metadata of pictures
 * (location, camera, comments). Null when the field does not accept the file.
 */
export function readUpload(field: UploadField, content: Bytes): ReadUpload | null {
	return readAs(uploadTypes[field], content);
}

/** Reads a file without a field: accepts every upload type. */
export function readAnyUpload(content: Bytes): ReadUpload | null {
	return readAs(keysOf(readers), content);
}

function readAs(types: readonly UploadType[], content: Bytes): ReadUpload | null {
	for (const type of types) {
		const clean = readers[type](content);
		if (clean) return { type, content: clean };
	}
	return null;
}
