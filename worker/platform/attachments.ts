/** Keys of the files that rows of the outbox send along. */
export function attachmentKeys(rows: readonly { attachments: string }[]): string[] {
	return rows.flatMap(({ attachments }) => (JSON.parse(attachments) as { key: string }[]).map(({ key }) => key));
}
