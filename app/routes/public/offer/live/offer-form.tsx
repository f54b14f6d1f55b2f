import type { EnquiryFormProps } from "../../../../features/forms/live/enquiry-form";
import { FormView } from "../../../../features/forms/live/form-view";
import { live } from "../../../../page/live";
import { AmountWordsFill } from "./amount-words-fill";

/** The form of an offer, which writes its amount in words. */
export const OfferForm = live(
	"offer-form",
	{ texts: ["common", "forms", "validation"], wake: "sight" },
	function OfferForm(props: Pick<EnquiryFormProps, "about" | "state">) {
		return (
			<>
				<AmountWordsFill />
				<FormView {...props} form="offer" />
			</>
		);
	},
);
