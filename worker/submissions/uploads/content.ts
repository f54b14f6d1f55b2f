import { type UploadField, type UploadType, uploadTypes } from "../../../app/domain/forms/uploads";
import { type Bytes, startsWith } from "./bytes";
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
	for (const type of uploadTypes[field]) {
		const clean = readers[type](content);
		if (clean) return { type, content: clean };
	}
	return null;
}

/** A zip archive whose directory names the parts that every text document has. */
function isDocx(content: Bytes): boolean {
	return (
		startsWith(content, "PK\u0003\u0004") && ["[Content_Types].xml", "word/document.xml"].every(isNamedIn(content))
	);
}

function isNamedIn(content: Bytes): (name: string) => boolean {
	const text = new TextDecoder("latin1").decode(content);
	return (name) => text.includes(name);
}
