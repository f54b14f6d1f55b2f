import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { FormState } from "../../../../worker/submissions/service";
import { pagePath } from "../../../domain/pages/paths";
import type { ShownWeek } from "../../../domain/viewings/weeks";
import { EnquiryForm } from "../../../features/forms/enquiry-form";
import { SlotPicker } from "../../../features/viewings/slot-picker";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";

type BookingFormProps = {
	propertyId: number;
	weeks: readonly ShownWeek[];
	/** The slot that was chosen on the property's page. */
	chosen: string | null;
	state: FormState | null;
};

/** A slot and the visitor's details. */
export function BookingForm({ propertyId, weeks, chosen, state }: BookingFormProps) {
	const { t } = useTranslation("appointments");
	const language = useLanguage();
	const other = `${pagePath("/contact/", language)}?property=${propertyId}&form=contact-visit`;
	return (
		<section id="contact-appointment">
			<EnquiryForm
				// Remounted for another choice.
				key={chosen}
				form="contact-appointment"
				about={{ propertyId: String(propertyId) }}
				values={chosen === null ? {} : { slotId: chosen }}
				state={state}
				slot={(field) => (
					<>
						<FreshSlots weeks={weeks} {...field} />
						<p className="mt-4">
							<TextLink to={other} rel="nofollow">
								{t("otherTime")}
							</TextLink>
						</p>
					</>
				)}
			/>
		</section>
	);
}

type FreshSlotsProps = {
	weeks: readonly ShownWeek[];
	error: string | undefined;
	chosen: string | undefined;
	control: object;
};

/** Where the chosen time turned out to be taken, what the page knows is old: it asks again. */
function FreshSlots({ error, ...picker }: FreshSlotsProps) {
	const { t } = useTranslation("appointments");
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (error) void revalidate();
	}, [error, revalidate]);
	return <SlotPicker label={t("pick")} error={error} {...picker} />;
}
