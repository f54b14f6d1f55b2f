import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from "react";
import type { RentQuestion } from "../../../domain/forms/rent-questions";
import { ButtonLink } from "../../../ui/button";
import type { Choice } from "../../../ui/choices";
import { classNames } from "../../../ui/class-names";
import { lazyPart } from "../../../ui/islands/island";
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
};

/**
 * A form under its anchor. Its button links to the form's own page; with JavaScript the form opens here instead, as
 * it does on a visit to the anchor. It is not loaded before, and where it does not come the link is followed.
 */
export function EnquirySection({ heading, text, button, to, isElsewhere = false, ...enquiry }: EnquirySectionProps) {
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

	return (
		<section
			id={enquiry.form}
			aria-labelledby={`${enquiry.form}-title`}
			className={classNames("enquiry border-hairline border-b py-2 tablet:py-6", isOpen && "col-span-full")}
		>
			{heading}
			<p className="enquiry-text mt-2 max-w-measure text-quiet">{text}</p>
			{isOpen ? (
				<div className="mt-8 mb-4">
					<Suspense>
						<FilledEnquiry {...enquiry} />
					</Suspense>
				</div>
			) : (
				<ButtonLink
					to={to}
					rel="nofollow"
					variant="secondary"
					size="small"
					className="tablet:mt-4"
					{...(isElsewhere
						? {}
						: {
								onClick: (event: MouseEvent) => {
									event.preventDefault();
									setAsked(true);
								},
							})}
				>
					{button}
				</ButtonLink>
			)}
		</section>
	);
}
