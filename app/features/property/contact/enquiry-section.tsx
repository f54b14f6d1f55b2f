import { useId } from "react";
import { control } from "../../../page/controls";
import { Island } from "../../../page/island";
import { buttonClass } from "../../../ui/button-class";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { Anchor } from "../../../ui/link";
import { type Enquiry, FilledEnquiry } from "../live/filled-enquiry";

type EnquirySectionProps = Enquiry & {
	title: string;
	/** Heading level of the title. */
	heading: "h2" | "h3";
	text: string;
	button: string;
	/** URL of the page with only this form. */
	to: string;
	/** The form is only on its own page. */
	isElsewhere?: boolean;
	/** Item of a list: one line with its action, until it is opened. */
	isLine?: boolean;
};

/**
 * Form under its anchor. Its button links to the form's own page. With JavaScript the form opens here instead, as it
 * does when the anchor is the URL hash. It is loaded on opening; if loading fails, the link is followed.
 */
export function EnquirySection(props: EnquirySectionProps) {
	const { title, heading: Heading, text, button, to, isElsewhere = false, isLine = false, ...enquiry } = props;
	const id = useId();
	return (
		<section
			id={enquiry.form}
			// A line already has a heading; a labelled region would announce the title twice.
			aria-labelledby={isLine ? undefined : `${enquiry.form}-title`}
			className={classNames("enquiry", isLine && "enquiry-in-list")}
			{...(isElsewhere ? {} : control("enquiry", id))}
		>
			<Heading id={`${enquiry.form}-title`} tabIndex={-1} className={Heading === "h2" ? "text-3xl" : "text-xl"}>
				{title}
			</Heading>
			<p className="mt-2 max-w-measure text-quiet">{text}</p>
			{!isElsewhere && <Island of={FilledEnquiry} id={id} props={enquiry} />}
			<Anchor
				to={to}
				rel="nofollow"
				className={isLine ? "enquiry-line" : classNames("mt-4", buttonClass({ variant: "secondary", size: "small" }))}
				{...(isElsewhere ? {} : control("opens", id))}
			>
				{button}
				{isLine && <Icon name="arrow-right" className="size-4" />}
			</Anchor>
		</section>
	);
}
