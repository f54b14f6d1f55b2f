import type { ReactNode } from "react";
import { Form } from "react-router";

type UploadFormProps = {
	/** One of the section's intents. */
	intent: string;
	children: ReactNode;
};

/** A form with files, or with more text than a plain form may hold. */
export function UploadForm({ intent, children }: UploadFormProps) {
	return (
		<Form method="post" encType="multipart/form-data" reloadDocument className="desk-form">
			<input type="hidden" name="intent" value={intent} />
			{children}
		</Form>
	);
}
