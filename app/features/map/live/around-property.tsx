import { useEffect, useState } from "react";
import { type Surrounding, type SurroundingKind, surroundingKinds } from "../../../domain/surroundings";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { fetchJson } from "../../../ui/fetch-json";
import { Icon } from "../../../ui/icon";

/** The property. */
export type AroundWhat = { property: number } | { project: number };

const facts = { texts: ["common", "map"], wake: "sight" } as const;

const METRES = 1_000;
/** Distances are rounded to this many metres. */
const STEP = 10;

/** Stations, stops, schools, shops and parks around a property, by name, distance and direction; nothing where the map has no streets. */
export const AroundProperty = live("around-property", facts, function AroundProperty({ what }: { what: AroundWhat }) {
	const { t } = useTranslation("map");
	const items = useSurroundings(what);
	if (items.length === 0) return null;
	const kinds = surroundingKinds.filter((kind) => items.some((item) => item.kind === kind));
	return (
		<details className="fold fold-group mt-4 print-hidden">
			<summary>
				{/* No heading: the map before it is a document with headings of its own. */}
				<span className="font-medium font-serif text-lg">{t("around.title")}</span>
				<Icon name="chevron-down" />
			</summary>
			<dl className="mt-3 grid gap-x-8 tablet:grid-cols-2">
				{kinds.map((kind) => (
					<Kind key={kind} kind={kind} items={items.filter((item) => item.kind === kind)} />
				))}
			</dl>
			<p className="mt-3 text-quiet text-sm">{t("around.note")}</p>
		</details>
	);
});

function Kind({ kind, items }: { kind: SurroundingKind; items: readonly Surrounding[] }) {
	const { t } = useTranslation("map");
	const language = useLanguage();

	function distance(metres: number): string {
		if (metres < METRES) return t("around.metres", { count: Math.max(STEP, Math.round(metres / STEP) * STEP) });
		const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(metres / METRES);
		return t("around.kilometres", { distance: kilometres });
	}

	return (
		<div className="flex gap-4 border-hairline border-b py-2.5">
			<dt className="w-28 shrink-0 text-quiet">{t(`around.kind.${kind}`)}</dt>
			<dd className="min-w-0 flex-1">
				<ul>
					{items.map(({ name, metres, direction }) => (
						<li key={`${name} ${metres}`} className="flex justify-between gap-4">
							<span className="min-w-0">{name ?? t(`around.kind.${kind}`)}</span>
							<span className="shrink-0 text-right tabular-nums">
								{distance(metres)} <span className="text-quiet">{t(`around.direction.${direction}`)}</span>
							</span>
						</li>
					))}
				</ul>
			</dd>
		</div>
	);
}

function useSurroundings(what: AroundWhat): readonly Surrounding[] {
	const language = useLanguage();
	const [items, setItems] = useState<readonly Surrounding[]>([]);
	const query = "property" in what ? `property=${what.property}` : `project=${what.project}`;

	useEffect(() => {
		const stop = new AbortController();
		async function ask() {
			const found = await fetchJson<{ items: Surrounding[] }>(`/api/around?${query}&lang=${language}`, stop.signal);
			if (found && !stop.signal.aborted) setItems(found.items);
		}
		void ask();
		return () => stop.abort();
	}, [query, language]);

	return items;
}
