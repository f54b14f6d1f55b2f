import { type UploadField, type UploadType, uploadTypes } from "../../../app/domain/forms/uploads";
import { keysOf } from "../../../app/domain/records";
import { type Bytes, startsWith } from "./bytes";
import { isDocx } from "./docx";
import { isJpeg, strippedJpeg } from "./jpeg";
import { isPng, strippedPng } from "./png";
import { isWebp, strippedWebp } from "./webp";

export type ReadUpload = { type: UploadType; content: Bytes };

const readers: Readonly<Record<UploadType, (content: Bytes) => Bytes | null>> = {
	"application/pdf": (content) => (startsWith(content, "%PDF-") ? content : null),
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": (content) =>
		isDocx(content) ? content : null,
	"image/jpeg": (content) => (isJpeg(content) ? strippedJpeg(content) : null),
	"image/png": (content) => (isPng(content) ? strippedPng(content) : null),
	"image/webp": (content) => (isWebp(content) ? strippedWebp(content) : null),
};

/**
 * What a file is by its content, whatever its name and declared type; pictures lose their metadata (location, camera,
 * comments). Null for a file that the field does not take.
 */
export function readUpload(field: UploadField, content: Bytes): ReadUpload | null {
	return readAs(uploadTypes[field], content);
}

/** The same for a file that came without a field: any type that some field takes. */
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
