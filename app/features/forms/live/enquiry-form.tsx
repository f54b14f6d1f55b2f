import { live } from "../../../page/live";
import { FormView, type FormViewProps } from "./form-view";

export type EnquiryFormProps = Pick<
	FormViewProps,
	"form" | "about" | "asksSubject" | "choices" | "values" | "questions" | "words" | "state"
>;

/** A form that consists of its fields only. */
export const EnquiryForm = live(
	"enquiry-form",
	{ texts: ["common", "forms", "validation"], wake: "sight" },
	function EnquiryForm(props: EnquiryFormProps) {
		return <FormView {...props} />;
	},
);
