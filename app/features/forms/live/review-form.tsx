import type { FormState } from "../../../../worker/submissions/service";
import { useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { FieldError } from "../../../ui/field";
import type { ScreenForm } from "../form-fields";
import { FormShell } from "./form-shell";

const facts = { texts: ["common", "forms", "validation"], wake: "sight" } as const;

type ReviewFormProps = {
	/** Submitted values, and the server's response to them. */
	state: FormState & { form: ScreenForm };
	draftKey: string;
};

/** Second step of a form: all values are hidden fields, and only the captcha is visible. */
export const ReviewForm = live("review-form", facts, function ReviewForm({ state, draftKey }: ReviewFormProps) {
	const { t } = useTranslation("forms");
	const { form } = state;
	return (
		<FormShell
			form={form}
			step="send"
			hidden={state.values}
			draftKey={draftKey}
			state={state}
			submit={t("review.submit")}
			after={t("review.after")}
		>
			{({ messages }) =>
				Object.entries(messages)
					.filter(([name]) => name !== "captcha")
					.map(([name, message]) => <FieldError key={name}>{message}</FieldError>)
			}
		</FormShell>
	);
});
