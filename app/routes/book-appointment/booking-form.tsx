import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { FormState } from "../../../worker/submissions/service";
import type { ShownWeek } from "../../domain/viewings/weeks";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { SlotPicker } from "../../features/viewings/slot-picker";

type BookingFormProps = { propertyId: number; weeks: readonly ShownWeek[]; state: FormState | null };

/** A slot and the visitor's details. */
export function BookingForm({ propertyId, weeks, state }: BookingFormProps) {
	return (
		<section id="contact-appointment">
			<EnquiryForm
				form="contact-appointment"
				about={{ propertyId: String(propertyId) }}
				state={state}
				slot={(field) => <FreshSlots weeks={weeks} {...field} />}
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
