import { uploadEndings } from "../../app/domain/forms/uploads";
import type { Attachment } from "../email/request";
import { deleteObjects } from "../platform/bucket";
import type { RequestDependencies } from "./dependencies";
import { nameOf, storeUploads, UPLOADS, type Upload, uploadStatements } from "./upload-files";
import { readAnyUpload } from "./uploads/content";

/** A received file with its sender's name for it. */
export type GivenFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** Files of a conversation in the private bucket. */
type KeptFiles = {
	/** Statements for the batch of the message or reply. */
	statements: D1PreparedStatement[];
	/** The stored, cleaned files as email attachments. */
	kept: Attachment[];
	/** Names of the rejected files: wrong type, too large or too many. */
	leftOut: string[];
	/** Deletes the stored files; call it when the batch fails. */
	discard(): Promise<void>;
};

const MAX_FILES = 10;
/** Total size that email providers generally accept in one email. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_NAME_LENGTH = 100;

/**
 * Stores the files of an incoming email or of a reply. Types are detected from the content. The files belong to a
 * submission: its signed links, export, erasure and retention apply.
 * @param field identifies the message: `message:` or `reply:` and its id
 */
export async function keepFiles(
	{ db, bucket, now }: Pick<RequestDependencies, "db" | "bucket" | "now">,
	submissionId: string,
	field: string,
	files: readonly GivenFile[],
): Promise<KeptFiles> {
	const uploads: Upload<string>[] = [];
	const leftOut: string[] = [];
	let bytes = 0;
	for (const { name, content } of files) {
		const isOver = uploads.length >= MAX_FILES || bytes + content.byteLength > MAX_BYTES;
		const read = isOver ? null : readAnyUpload(content);
		if (!read) {
			if (leftOut.length < MAX_FILES) leftOut.push(name.slice(0, MAX_NAME_LENGTH).toWellFormed());
			continue;
		}
		bytes += read.content.byteLength;
		const ending = uploadEndings[read.type];
		const key = `${UPLOADS}${submissionId}/${field.replace(":", "-")}-${uploads.length}.${ending}`;
		uploads.push({ ...read, field, key, name: nameOf(name, "file", ending) });
	}
	await storeUploads(bucket, uploads);
	return {
		statements: uploadStatements(db, submissionId, uploads, now()),
		kept: uploads.map(({ name, type, content }) => ({ filename: name, type, content })),
		leftOut,
		discard: () =>
			deleteObjects(
				bucket,
				uploads.map(({ key }) => key),
			),
	};
}
