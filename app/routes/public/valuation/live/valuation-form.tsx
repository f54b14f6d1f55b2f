import type { EnquiryFormProps } from "../../../../features/forms/live/enquiry-form";
import { FormView } from "../../../../features/forms/live/form-view";
import { SteppedSets } from "../../../../features/forms/live/stepped-sets";
import { live } from "../../../../page/live";
import { PriceRangeNote } from "./price-range-note";

/** Form of a valuation in steps, with the asking prices of comparable properties. */
export const ValuationForm = live(
	"valuation-form",
	{ texts: ["common", "forms", "validation"], wake: "sight" },
	function ValuationForm(props: Pick<EnquiryFormProps, "choices" | "values" | "state">) {
		return <FormView {...props} form="contact-demand" SteppedSets={SteppedSets} beforeLast={<PriceRangeNote />} />;
	},
);
