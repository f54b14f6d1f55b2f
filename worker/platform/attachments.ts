import * as z from "zod";
import { jsonColumn } from "./json-column";

const readAttachments = jsonColumn(z.array(z.object({ key: z.string() })));

/** Keys of the files that rows of the outbox send along. */
export function attachmentKeys(rows: readonly { attachments: string }[]): string[] {
	return rows.flatMap(({ attachments }) => readAttachments(attachments).map(({ key }) => key));
}
