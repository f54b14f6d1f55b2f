import { useEffect, useRef } from "react";
import type { RentQuestion } from "../../../domain/forms/rent-questions";
import { live } from "../../../page/live";
import type { Choice } from "../../../ui/choices";
import type { ScreenForm } from "../../forms/form-fields";
import { EnquiryForm } from "../../forms/live/enquiry-form";

export type Enquiry = {
	form: ScreenForm;
	/** Hidden fields that identify the subject of the form. */
	about: Readonly<Record<string, string>>;
	choices?: Readonly<Record<string, readonly Choice[]>>;
	questions?: readonly RentQuestion[] | undefined;
	values?: Readonly<Record<string, string>>;
};

/** Attribute of `<html>` while a form is in view; it hides the action bar. */
const FILLING = "data-filling";

/** Form that opens in the page. */
export const FilledEnquiry = live(
	"filled-enquiry",
	{ texts: EnquiryForm.island.texts, wake: "link" },
	function FilledEnquiry(enquiry: Enquiry) {
		const box = useRef<HTMLDivElement>(null);

		useEffect(() => {
			const root = document.documentElement;
			const observer = new IntersectionObserver(([entry]) => root.toggleAttribute(FILLING, entry?.isIntersecting));
			if (box.current) observer.observe(box.current);
			return () => {
				observer.disconnect();
				root.removeAttribute(FILLING);
			};
		}, []);

		return (
			<div ref={box}>
				<EnquiryForm {...enquiry} />
			</div>
		);
	},
);
