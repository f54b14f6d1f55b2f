import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDateTime, formatWeekday } from "../../domain/formatting/dates";
import { pagePath } from "../../domain/pages/paths";
import { TextLink } from "../../ui/link";
import { useLanguage } from "../layout/site-data";

type Slot = { id: string; start: string; free: number };

const SLOTS_SHOWN = 3;

/**
 * The next slots for a viewing of the property. The page is cached and may be older than the last booking,
 * so they are fetched separately; they are last in their column, so that there is no layout shift.
 */
export function NextSlots({ propertyId }: { propertyId: number }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const [slots, setSlots] = useState<readonly Slot[]>([]);

	useEffect(() => {
		const abort = new AbortController();
		fetchSlots(propertyId, abort.signal).then(setSlots, () => undefined);
		return () => abort.abort();
	}, [propertyId]);

	if (slots.length === 0) return null;
	const free = slots.filter((slot) => slot.free > 0).slice(0, SLOTS_SHOWN);
	return (
		<section aria-labelledby="slots-title" className="mt-6 border-hairline border-t pt-5 print-hidden">
			<h2 id="slots-title" className="font-medium font-sans text-base">
				{t("slots.title")}
			</h2>
			{free.length === 0 ? (
				<p className="mt-2 text-quiet">{t("slots.full")}</p>
			) : (
				<ul className="mt-2 grid gap-1">
					{free.map((slot) => (
						<li key={slot.id} className="tabular-nums">
							<time dateTime={slot.start}>
								{formatWeekday(slot.start, language)} {formatDateTime(slot.start, language)}
							</time>
						</li>
					))}
				</ul>
			)}
			<p className="mt-3">
				<TextLink to={`${pagePath("/book-appointment/", language)}?property=${propertyId}`} rel="nofollow">
					{t(free.length === 0 ? "slots.informed" : "slots.plan")}
				</TextLink>
			</p>
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
