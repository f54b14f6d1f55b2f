import { useEffect, useState } from "react";
import { formatDate, formatTime, formatWeekday } from "../../../domain/formatting/dates";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { Anchor } from "../../../ui/link";
import { bookingPath } from "./booking-path";

type Slot = { id: string; start: string; free: number };

const SLOTS_SHOWN = 3;

/**
 * The next slots for a viewing of the property, as buttons that carry their choice to the booking. The page is cached
 * and may be older than the last booking, so they are fetched separately; without a script a link leads to all of them.
 */
export function NextSlots({ propertyId }: { propertyId: number }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const [slots, setSlots] = useState<readonly Slot[] | null>(null);

	useEffect(() => {
		const abort = new AbortController();
		fetchSlots(propertyId, abort.signal).then(setSlots, () => undefined);
		return () => abort.abort();
	}, [propertyId]);

	const free = slots?.filter((slot) => slot.free > 0).slice(0, SLOTS_SHOWN) ?? [];
	const isFull = slots !== null && slots.length > 0 && free.length === 0;
	const all = slots?.length === 0 ? "slots.request" : isFull ? "slots.informed" : "slots.plan";
	return (
		<section aria-labelledby="slots-title" className="next-slots print-hidden">
			<h2 id="slots-title">{t(slots?.length === 0 ? "actions.visit" : "slots.title")}</h2>
			{isFull && <p className="mt-2 text-quiet">{t("slots.full")}</p>}
			<ul>
				{free.map(({ id, start }) => (
					<li key={id}>
						<Anchor to={bookingPath(propertyId, language, id)} rel="nofollow" className="slot-button">
							<time dateTime={start}>
								<span>{formatWeekday(start, language)}</span> <span>{formatDate(start)}</span>{" "}
								<b>{formatTime(start)}</b>
							</time>
						</Anchor>
					</li>
				))}
			</ul>
			<ButtonLink
				to={bookingPath(propertyId, language)}
				rel="nofollow"
				variant="secondary"
				size="small"
				icon="calendar"
				className="mt-3"
			>
				{t(all)}
			</ButtonLink>
		</section>
	);
}

async function fetchSlots(propertyId: number, signal: AbortSignal): Promise<Slot[]> {
	const answer = await fetch(`/api/appointments?property=${propertyId}`, {
		signal,
		headers: { Accept: "application/json" },
	});
	if (!answer.ok) return [];
	const { slots } = (await answer.json()) as { slots: Slot[] };
	return slots;
}
