import { useEffect, useRef, useState } from "react";
import type { FormState } from "../../../../../worker/submissions/service";
import { pagePath } from "../../../../domain/pages/paths";
import type { ShownWeek } from "../../../../domain/viewings/weeks";
import { FormView } from "../../../../features/forms/live/form-view";
import { announce } from "../../../../features/layout/toast";
import { SlotPicker } from "../../../../features/viewings/live/slot-picker";
import { useLanguage, useTranslation } from "../../../../i18n/texts";
import { live } from "../../../../page/live";
import { swapTo } from "../../../../page/swap";
import { TextLink } from "../../../../ui/link";

const facts = { texts: ["common", "appointments", "forms", "validation"], wake: "sight" } as const;

/** In the shown week: free times of the shown day, and days with a free time. */
const FREE_TIME = "[data-shown] > [data-shown] input:enabled";
const FREE_DAY = "[data-shown] button[data-free]";

type BookingFormProps = {
	propertyId: number;
	weeks: readonly ShownWeek[];
	/** Slot that was chosen on the property's page. */
	chosen: string | null;
	state: FormState | null;
};

/** Form with a slot and the visitor's details. */
export const BookingForm = live("booking-form", facts, function BookingForm(props: BookingFormProps) {
	const { propertyId, weeks, chosen, state } = props;
	const { t } = useTranslation("appointments");
	const language = useLanguage();
	const [slot, setSlot] = useState([state?.values.slotId].flat()[0] ?? chosen);
	const time = weeks.flatMap(({ days }) => days.flatMap(({ times }) => times)).find(({ id }) => id === slot);
	const other = `${pagePath("contact", language)}?property=${propertyId}&form=contact-visit`;
	return (
		<section
			id="contact-appointment"
			onChange={({ target }) => target instanceof HTMLInputElement && target.name === "slotId" && setSlot(target.value)}
		>
			<h2 className="mb-6 text-4xl first-letter:uppercase">{time && time.free > 0 ? time.inWords : t("pick")}</h2>
			<FormView
				// Another choice resets the form.
				key={chosen}
				form="contact-appointment"
				about={{ propertyId: String(propertyId) }}
				values={chosen === null ? {} : { slotId: chosen }}
				state={state}
				slot={(field) => (
					<>
						<FreshSlots weeks={weeks} {...field} />
						<p className="mt-4">
							<TextLink to={other} rel="nofollow" className="reach">
								{t("otherTime")}
							</TextLink>
						</p>
					</>
				)}
			/>
		</section>
	);
});

type FreshSlotsProps = {
	weeks: readonly ShownWeek[];
	error: string | undefined;
	chosen: string | undefined;
};

/** If the chosen time is taken meanwhile, reloads the slots and focuses a free one. */
function FreshSlots({ error, ...picker }: FreshSlotsProps) {
	const { t } = useTranslation("appointments");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		async function askAgain(fault: string) {
			if (!(await swapTo(location.pathname + location.search, { history: "none" }))) return;
			announce(fault);
			const [time, day] = [FREE_TIME, FREE_DAY].map((free) => box.current?.querySelector<HTMLElement>(free));
			(time ?? day)?.focus();
		}
		if (error) void askAgain(error);
	}, [error]);
	return (
		<div ref={box}>
			<SlotPicker label={t("full.times")} error={error} {...picker} />
		</div>
	);
}
