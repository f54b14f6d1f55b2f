import { useTranslation } from "react-i18next";
import type { FormState } from "../../../worker/submissions/service";
import { pagePath } from "../../domain/pages/paths";
import type { ShownWeek } from "../../domain/viewings/weeks";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { useLanguage } from "../../features/layout/site-data";
import { SlotPicker } from "../../features/viewings/slot-picker";
import { Banner } from "../../ui/banner";
import { TextLink } from "../../ui/link";

type NoSeatProps = { propertyId: number; isOpen: boolean; weeks: readonly ShownWeek[]; state: FormState | null };

/** Shown where nothing can be booked: the property is taken, its slots are full, or there are none. */
export function NoSeat({ propertyId, isOpen, weeks, state }: NoSeatProps) {
	const { t } = useTranslation("appointments");
	const language = useLanguage();
	if (!isOpen) return <Banner title={t("closed.title")}>{t("closed.text")}</Banner>;
	const isFull = weeks.length > 0;
	return (
		<>
			<Banner title={t(isFull ? "full.title" : "none.title")}>
				<p>{t(isFull ? "full.text" : "none.text")}</p>
				<p className="mt-2">
					<TextLink to={`${pagePath("/contact/", language)}?property=${propertyId}&form=contact-visit`} rel="nofollow">
						{t("none.ask")}
					</TextLink>
				</p>
			</Banner>
			<section id="appointment-alert" aria-labelledby="alert-title" className="mt-10">
				<h2 id="alert-title" className="mb-6 text-2xl">
					{t("forms:form.appointment-alert.title")}
				</h2>
				<EnquiryForm
					form="appointment-alert"
					about={{ propertyId: String(propertyId) }}
					values={state?.values}
					state={state}
				/>
			</section>
			{isFull && (
				<div className="mt-12">
					<SlotPicker label={t("full.times")} weeks={weeks} />
				</div>
			)}
		</>
	);
}
