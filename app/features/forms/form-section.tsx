import { Island } from "../../page/island";
import { EnquiryForm, type EnquiryFormProps } from "./live/enquiry-form";

type FormSectionProps = Pick<EnquiryFormProps, "form" | "values" | "state"> & { title: string; text: string };

export function FormSection({ form, title, text, values, state }: FormSectionProps) {
	return (
		<section id={form} aria-labelledby={`${form}-title`} className="mt-16 max-w-measure border-hairline border-t pt-12">
			<h2 id={`${form}-title`} className="text-3xl">
				{title}
			</h2>
			<p className="mt-4 mb-8 text-lg text-quiet">{text}</p>
			<Island of={EnquiryForm} props={{ form, values, state }} />
		</section>
	);
}
