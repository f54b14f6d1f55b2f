import type { Attachment } from "./email-request";

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
