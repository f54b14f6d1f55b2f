import * as z from "zod";
import { pageViewMessageSchema } from "../page-views/service";

/** Kinds of messages without data: consumers read the work from the databases. */
const bareKinds = [
	// Deliver waiting emails or leads from the outbox.
	"mail",
	"leads",
	// Continue sending alerts, or deleting expired data, when one run was not enough.
	"alerts",
	"sweep",
	// Copy external pictures.
	"pictures",
	// Import the feed, requested at the desk.
	"import",
	// Import files pushed by the agency's system.
	"sent-feed",
	// Purge cached pages after a change at the desk.
	"purge",
] as const;

const id = z.int().positive();

/** Schema of all queue messages. */
export const jobSchema = z.discriminatedUnion("kind", [
	pageViewMessageSchema,
	z.object({ kind: z.enum(bareKinds) }),
	/** Import a stored property again after the desk changed its additions or accepted a held figure. */
	z.object({ kind: z.literal("stored-property"), id }),
	/** Import the new and changed records of a refused import. */
	z.object({ kind: z.literal("refused-import"), run: id }),
]);

export type Job = z.infer<typeof jobSchema>;
export type Kind = Job["kind"];
