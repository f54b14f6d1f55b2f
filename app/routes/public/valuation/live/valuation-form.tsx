import type { EnquiryFormProps } from "../../../../features/forms/live/enquiry-form";
import { FormView } from "../../../../features/forms/live/form-view";
import { SteppedSets } from "../../../../features/forms/live/stepped-sets";
import { live } from "../../../../page/live";
import { PriceRangeNote } from "./price-range-note";

/** The form of a valuation: one step after the other, with what comparable properties were offered for. */
export const ValuationForm = live(
	"valuation-form",
	{ texts: ["common", "forms", "validation"], wake: "sight" },
	function ValuationForm(props: Pick<EnquiryFormProps, "choices" | "values" | "state">) {
		return <FormView {...props} form="contact-demand" SteppedSets={SteppedSets} beforeLast={<PriceRangeNote />} />;
	},
);
