import { useEffect, useRef } from "react";
import { EnquiryForm } from "../../forms/enquiry-form";
import type { Enquiry } from "./enquiry-section";

/** Attribute of `<html>` while a form is on the screen: the bar of actions makes way for it. */
const FILLING = "data-filling";

/** An opened form. */
export function FilledEnquiry(enquiry: Enquiry) {
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
}
