import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { RentQuestion } from "../../domain/forms/rent-questions";
import { ButtonLink } from "../../ui/button";
import type { Choice } from "../../ui/choices";
import { classNames } from "../../ui/class-names";
import { useHydrated } from "../../ui/use-hydrated";
import type { ScreenForm } from "../forms/form-fields";

const loadForm = () => import("./filled-enquiry");
const FilledEnquiry = lazy(async () => ({ default: (await loadForm()).FilledEnquiry }));

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
 * it does on a visit to the anchor. It is not loaded before.
 */
export function EnquirySection({ heading, text, button, to, isElsewhere = false, ...enquiry }: EnquirySectionProps) {
	const { t } = useTranslation("common");
	const { hash } = useLocation();
	const isHydrated = useHydrated();
	const [isAsked, setAsked] = useState(false);
	const isOpen = isHydrated && !isElsewhere && (isAsked || hash === `#${enquiry.form}`);
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
					<Suspense fallback={<p className="text-quiet">{t("word.loading")}</p>}>
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
								onPointerEnter: () => void loadForm(),
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
