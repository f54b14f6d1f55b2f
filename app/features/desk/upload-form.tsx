import type { ReactNode } from "react";
import { Form } from "react-router";
import { type DraftName, useDraft } from "./use-draft";

type UploadFormProps = {
	/** One of the section's intents. */
	intent: string;
	/** What is typed is kept for this tab by this name (`useDraft`). */
	draft?: DraftName;
	children: ReactNode;
};

/** A form with files, or with more text than a plain form may hold. */
export function UploadForm({ intent, draft, children }: UploadFormProps) {
	const ref = useDraft(draft);
	return (
		<Form ref={ref} method="post" encType="multipart/form-data" reloadDocument className="desk-form">
			<input type="hidden" name="intent" value={intent} />
			{children}
		</Form>
	);
}
