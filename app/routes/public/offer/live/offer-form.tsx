import { useEffect, useRef } from "react";
import { readAmount } from "../../../../domain/forms/read-amount";
import type { EnquiryFormProps } from "../../../../features/forms/live/enquiry-form";
import { FormView } from "../../../../features/forms/live/form-view";
import { useLanguage } from "../../../../i18n/texts";
import { live } from "../../../../page/live";

/** Form of an offer, which fills in the amount in words. */
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

/** Fills in the offer's amount in words until the visitor edits them; its events validate them like typed input. */
function AmountWordsFill() {
	const language = useLanguage();
	const place = useRef<HTMLSpanElement>(null);

	useEffect(() => {
		const form = place.current?.parentElement?.querySelector("form");
		const words = form?.elements.namedItem("amountInWords");
		let filled = "";

		/** Also on blur: a late script must not leave words of another amount behind. */
		async function follow({ target, type }: Event) {
			if (!(target instanceof HTMLInputElement) || target.name !== "amount") return;
			const { amountInWords } = await load();
			if (type === "focusin" || !(words instanceof HTMLInputElement) || words.value !== filled) return;
			const amount = readAmount(target.value);
			const isWritten = typeof amount === "number" && Number.isInteger(amount) && amount >= 1 && amount <= HIGHEST;
			const next = isWritten ? amountInWords(amount, language) : "";
			if (next === filled) return;
			filled = next;
			words.value = filled;
			words.dispatchEvent(new Event("input", { bubbles: true }));
			words.dispatchEvent(new Event("change", { bubbles: true }));
		}
		const when = ["focusin", "input", "focusout"] as const;
		for (const type of when) form?.addEventListener(type, follow);
		return () => {
			for (const type of when) form?.removeEventListener(type, follow);
		};
	}, [language]);

	return <span ref={place} className="hidden" />;
}

const HIGHEST = 999_999_999;
const load = () => import("../../../../domain/amount-words/amount-words");
