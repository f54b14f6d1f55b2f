import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import type { RentQuestion } from "../../../domain/forms/rent-questions";
import { ButtonLink } from "../../../ui/button";
import type { Choice } from "../../../ui/choices";
import { classNames } from "../../../ui/class-names";
import { Icon } from "../../../ui/icon";
import { lazyPart } from "../../../ui/islands/island";
import { Anchor } from "../../../ui/link";
import { usePageHash } from "../../../ui/page-hash";
import type { ScreenForm } from "../../forms/form-fields";

const loadForm = async () => (await import("./filled-enquiry")).FilledEnquiry;
const FilledEnquiry = lazyPart(loadForm);

export type Enquiry = {
	form: ScreenForm;
	/** Hidden fields: the subject of the form. */
	about: Readonly<Record<string, string>>;
	choices?: Readonly<Record<string, readonly Choice[]>>;
	questions?: readonly RentQuestion[] | undefined;
	values?: Readonly<Record<string, string>>;
};

type EnquirySectionProps = Enquiry & {
	heading: ReactNode;
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
export function EnquirySection({
	heading,
	text,
	button,
	to,
	isElsewhere = false,
	isLine = false,
	...enquiry
}: EnquirySectionProps) {
	const hash = usePageHash();
	const [isAsked, setAsked] = useState(false);
	const [isOpen, setOpen] = useState(false);
	const isWanted = isAsked || (!isElsewhere && hash === `#${enquiry.form}`);

	useEffect(() => {
		if (!isWanted) return;
		loadForm().then(
			() => setOpen(true),
			() => location.assign(to),
		);
	}, [isWanted, to]);

	const opens = isElsewhere
		? {}
		: {
				onClick: (event: MouseEvent) => {
					event.preventDefault();
					setAsked(true);
				},
			};
	const isFolded = isLine && !isOpen;
	return (
		<section
			id={enquiry.form}
			aria-labelledby={`${enquiry.form}-title`}
			className={classNames("border-hairline border-b", !isFolded && "py-6", isOpen && "col-span-full")}
		>
			{isFolded ? <div className="sr-only">{heading}</div> : heading}
			{isFolded || <p className="mt-2 max-w-measure text-quiet">{text}</p>}
			{isOpen ? (
				<div className="mt-8 mb-4">
					<Suspense>
						<FilledEnquiry {...enquiry} />
					</Suspense>
				</div>
			) : isLine ? (
				<Anchor to={to} rel="nofollow" className="enquiry-line" {...opens}>
					{button}
					<Icon name="arrow-right" className="size-4" />
				</Anchor>
			) : (
				<ButtonLink to={to} rel="nofollow" variant="secondary" size="small" className="mt-4" {...opens}>
					{button}
				</ButtonLink>
			)}
		</section>
	);
}
