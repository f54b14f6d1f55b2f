import { uploadEndings } from "../../app/domain/forms/uploads";
import { deleteObjects } from "../platform/bucket";
import type { Attachment } from "../ports/email-request";
import { nameOf, UPLOADS } from "./upload-files";
import { readAnyUpload } from "./uploads/content";

/** A file as it came, with the name that its sender gave it. */
export type GivenFile = { name: string; content: Uint8Array<ArrayBuffer> };

/** Files of a conversation, in the private bucket. */
export type KeptFiles = {
	/** For the batch of what they belong to. */
	statements: D1PreparedStatement[];
	/** Those that are kept, cleaned, as an email takes them along. */
	kept: Attachment[];
	/** Names of those that are not: of another type, too large, or too many. */
	leftOut: string[];
	/** Takes back what was stored, where the batch did not go through. */
	discard(): Promise<void>;
};

/**
 * Keeps files that came with an email or go with an answer. What they are is read in their content.
 * @param field by which they are found: `message:` or `reply:` and its id
 */
export type KeepFiles = (submissionId: string, field: string, files: readonly GivenFile[]) => Promise<KeptFiles>;

const MOST_FILES = 10;
/** Together, what one email takes along everywhere. */
const MOST_BYTES = 15 * 1024 * 1024;
const LONGEST_NAME = 100;

/** Files of conversations are a submission's files: its signed links, its export, its erasure and its end are theirs. */
export function createKeepFiles(db: D1Database, bucket: R2Bucket, now: () => number): KeepFiles {
	return async (submissionId, field, files) => {
		const keys: string[] = [];
		const kept: Awaited<ReturnType<KeepFiles>>["kept"] = [];
		const statements: D1PreparedStatement[] = [];
		const leftOut: string[] = [];
		let bytes = 0;
		for (const { name, content } of files) {
			const isOver = kept.length >= MOST_FILES || bytes + content.byteLength > MOST_BYTES;
			const read = isOver ? null : readAnyUpload(content);
			if (!read) {
				if (leftOut.length < MOST_FILES) leftOut.push(name.slice(0, LONGEST_NAME).toWellFormed());
				continue;
			}
			bytes += read.content.byteLength;
			const ending = uploadEndings[read.type];
			const key = `${UPLOADS}${submissionId}/${field.replace(":", "-")}-${kept.length}.${ending}`;
			const filename = nameOf(name, "file", ending);
			await bucket.put(key, read.content, {
				httpMetadata: { contentType: read.type },
				customMetadata: { name: filename },
			});
			keys.push(key);
			kept.push({ filename, type: read.type, content: read.content });
			statements.push(
				db
					.prepare(
						"INSERT INTO files (key, submission_id, field, name, type, size, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
					)
					.bind(key, submissionId, field, filename, read.type, read.content.byteLength, now()),
			);
		}
		return { statements, kept, leftOut, discard: () => deleteObjects(bucket, keys) };
	};
}
