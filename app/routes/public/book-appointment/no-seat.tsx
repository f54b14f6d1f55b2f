import type { FormState } from "../../../../worker/submissions/service";
import type { RentQuestion } from "../../../domain/forms/rent-questions";
import { pagePath } from "../../../domain/pages/paths";
import { type FormRefusal, refusalNotices } from "../../../domain/property/listing";
import type { ShownWeek } from "../../../domain/viewings/weeks";
import { Disclosure } from "../../../features/forms/disclosure";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { SlotPicker } from "../../../features/viewings/live/slot-picker";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { Banner } from "../../../ui/banner";
import { TextLink } from "../../../ui/link";

type NoSeatProps = {
	propertyId: number;
	/** Null while viewings are possible. */
	refusal: FormRefusal | null;
	weeks: readonly ShownWeek[];
	/** Questions that a request for a viewing may ask. */
	questions: readonly RentQuestion[];
	state: FormState | null;
};

/** Shown if nothing can be booked: the property is taken, its slots are full, or it has none. */
export function NoSeat({ propertyId, refusal, weeks, questions, state }: NoSeatProps) {
	const { t } = useTranslation("appointments");
	const language = useLanguage();
	if (refusal === "gone") return <Banner title={t("closed.title")}>{t("closed.text")}</Banner>;
	if (refusal) return <Banner title={t(`validation:${refusalNotices[refusal]}`)} />;
	const isFull = weeks.length > 0;
	const about = { propertyId: String(propertyId) };
	if (!isFull) {
		return (
			<>
				<Banner title={t("none.title")}>{t("none.text")}</Banner>
				<section id="contact-visit" className="mt-10">
					<Island of={EnquiryForm} props={{ form: "contact-visit", about, questions, state }} />
				</section>
				<Disclosure title={t("forms:form.appointment-alert.title")} open={state !== null} className="mt-12">
					<section id="appointment-alert">
						<Island
							of={EnquiryForm}
							props={{ form: "appointment-alert", about, ...(state && { values: state.values }), state }}
						/>
					</section>
				</Disclosure>
			</>
		);
	}
	return (
		<>
			<Banner title={t("full.title")}>
				<p>{t("full.text")}</p>
				<p className="mt-2">
					<TextLink to={`${pagePath("contact", language)}?property=${propertyId}&form=contact-visit`} rel="nofollow">
						{t("none.ask")}
					</TextLink>
				</p>
			</Banner>
			<section id="appointment-alert" aria-labelledby="alert-title" className="mt-10">
				<h2 id="alert-title" className="mb-6 text-2xl">
					{t("forms:form.appointment-alert.title")}
				</h2>
				<Island
					of={EnquiryForm}
					props={{ form: "appointment-alert", about, ...(state && { values: state.values }), state }}
				/>
			</section>
			<div className="mt-12">
				<Island of={SlotPicker} props={{ label: t("full.times"), weeks }} />
			</div>
		</>
	);
}
