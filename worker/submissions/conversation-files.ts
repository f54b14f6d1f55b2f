import { uploadEndings } from "../../app/domain/forms/uploads";
import { deleteObjects } from "../platform/bucket";
import type { Attachment } from "../ports/email-request";
import type { RequestDependencies } from "./ports";
import { nameOf, storeUploads, UPLOADS, type Upload, uploadStatements } from "./upload-files";
import { readAnyUpload } from "./uploads/content";

/** A file as it came, with the name that its sender gave it. */
export type GivenFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** Files of a conversation, in the private bucket. */
type KeptFiles = {
	/** For the batch of what they belong to. */
	statements: D1PreparedStatement[];
	/** Those that are kept, cleaned, as an email takes them along. */
	kept: Attachment[];
	/** Names of those that are not: of another type, too large, or too many. */
	leftOut: string[];
	/** Takes back what was stored, where the batch did not go through. */
	discard(): Promise<void>;
};

const MOST_FILES = 10;
/** Together, what one email takes along everywhere. */
const MOST_BYTES = 15 * 1024 * 1024;
const LONGEST_NAME = 100;

/**
 * Keeps files that came with an email or go with an answer. What they are is read in their content. They are a submission's
 * files: its signed links, its export, its erasure and its end are theirs.
 * @param field by which they are found: `message:` or `reply:` and its id
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
		const isOver = uploads.length >= MOST_FILES || bytes + content.byteLength > MOST_BYTES;
		const read = isOver ? null : readAnyUpload(content);
		if (!read) {
			if (leftOut.length < MOST_FILES) leftOut.push(name.slice(0, LONGEST_NAME).toWellFormed());
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
