import { useEffect, useRef, useState } from "react";
import { formatNumber } from "../../../../domain/formatting/numbers";
import { formatEuro } from "../../../../domain/property/price";
import type { PriceRange } from "../../../../domain/valuation/price-range";
import { Money } from "../../../../features/listing/money";
import { useLanguage, useTranslation } from "../../../../i18n/texts";
import { fetchJson } from "../../../../ui/fetch-json";

/**
 * Asking prices of comparable properties near the one in the form, once its place and type are filled in. Null if too
 * few compare.
 */
export function PriceRangeNote() {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const place = useRef<HTMLDivElement>(null);
	const [query, setQuery] = useState<string | null>(null);
	const [found, setFound] = useState<{ query: string; range: PriceRange | null } | null>(null);

	useEffect(() => {
		const form = place.current?.closest("form");
		const follow = () => form && setQuery(queryOf(new FormData(form)));
		follow();
		form?.addEventListener("input", follow);
		return () => form?.removeEventListener("input", follow);
	}, []);

	useEffect(() => {
		if (query === null) return;
		const stop = new AbortController();
		// Optional: the form is complete without it.
		void fetchJson<{ range: PriceRange | null }>(`/api/price-range?${query}`, stop.signal).then((answer) =>
			setFound({ query, range: answer?.range ?? null }),
		);
		return () => stop.abort();
	}, [query]);

	const range = found?.query === query ? found?.range : null;
	const goal = new URLSearchParams(query ?? "").get("goal") === "rent" ? "rent" : "sale";
	return (
		<div ref={place} role="status" className="needs-script">
			{range && (
				<div className="rounded-control border border-hairline bg-surface p-5">
					<p className="text-quiet">
						{t(`range.title.${goal}`, { count: range.count, kilometres: formatNumber(range.kilometres, language) })}
					</p>
					<p className="mt-1 font-serif text-2xl tabular-nums">
						<Money>{t(`range.between.${goal}`, { low: formatEuro(range.low), high: formatEuro(range.high) })}</Money>
					</p>
					<p className="mt-2 text-quiet text-sm">{t(range.bySurface ? "range.bySurface" : "range.note")}</p>
				</div>
			)}
		</div>
	);
}

/** Null until place and type are filled in. */
function queryOf(fields: FormData): string | null {
	const text = (name: string) => {
		const value = fields.get(name);
		return typeof value === "string" ? value.trim() : "";
	};
	const zip = text("valuationAddress.zip");
	const types = fields.getAll("propertyTypes").map(String);
	if (!/^\d{4}$/.test(zip) || types.length === 0) return null;
	const query = new URLSearchParams({ goal: text("goal"), country: text("valuationAddress.countryId"), zip });
	for (const type of types) query.append("type", type);
	const surface = text("livingSurface");
	if (/^\d{1,5}$/.test(surface)) query.set("surface", surface);
	return query.toString();
}
