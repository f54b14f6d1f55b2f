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
	/** Of its title. */
	heading: "h2" | "h3";
	text: string;
	button: string;
	/** The same form on a page of its own. */
	to: string;
	/** It is filled in on its own page only. */
	isElsewhere?: boolean;
	/** One of a list: a line that says what it does, until it is opened. */
	isLine?: boolean;
};

/**
 * A form under its anchor. Its button links to the form's own page; with JavaScript the form opens here instead, as
 * it does on a visit to the anchor. It is not loaded before, and where it does not come the link is followed.
 */
export function EnquirySection(props: EnquirySectionProps) {
	const { title, heading: Heading, text, button, to, isElsewhere = false, isLine = false, ...enquiry } = props;
	const id = useId();
	return (
		<section
			id={enquiry.form}
			// A line has its heading; as a region of its own too it would be said twice.
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
