import { useEffect, useState } from "react";
import {
	type Surrounding,
	type SurroundingOrder,
	surroundingOrders,
	surroundingsBy,
} from "../../../domain/surroundings";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { classNames } from "../../../ui/class-names";
import { fetchJson } from "../../../ui/fetch-json";
import { Icon } from "../../../ui/icon";

export type AroundSubject = { property: number } | { project: number };

const facts = { texts: ["common", "map"], wake: "sight" } as const;

const METRES = 1_000;
/** Distances are rounded to this step in metres. */
const STEP = 10;

/**
 * Table of stations, stops, schools, shops and parks around a property with name, distance and direction, sortable by
 * its headers. Renders nothing where the map has no streets.
 */
export const AroundProperty = live(
	"around-property",
	facts,
	function AroundProperty({ what }: { what: AroundSubject }) {
		const { t } = useTranslation("map");
		const language = useLanguage();
		const items = useSurroundings(what);
		const [order, setOrder] = useState<SurroundingOrder>("kind");
		if (items.length === 0) return null;
		const nameOf = ({ name, kind }: Surrounding) => name ?? t(`around.kind.${kind}`);
		return (
			<details className="fold fold-group mt-4 print-hidden">
				<summary>
					{/* No heading: the map iframe before it has headings of its own. */}
					<span className="font-medium font-serif text-lg">{t("around.title")}</span>
					<Icon name="chevron-down" />
				</summary>
				<table className="data-table">
					<caption className="sr-only">{t("around.title")}</caption>
					<thead>
						<tr>
							{surroundingOrders.map((by) => (
								<th
									key={by}
									scope="col"
									aria-sort={by === order ? "ascending" : undefined}
									className={classNames("data-cell data-title", by === "metres" && "data-number")}
								>
									<button
										type="button"
										className="inline-flex min-h-6 items-center gap-1 hover:text-accent"
										onClick={() => setOrder(by)}
									>
										{t(`around.order.${by}`)}
										<Icon
											name={by === order ? "chevron-down" : "arrow-up-down"}
											className={classNames("size-3.5", by === order && "rotate-180")}
										/>
									</button>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{surroundingsBy(order, items, nameOf, language).map((item) => (
							<tr key={`${item.kind} ${item.name} ${item.metres}`}>
								<td className="data-cell text-quiet">{t(`around.kind.${item.kind}`)}</td>
								<th scope="row" className="data-cell break-words">
									{nameOf(item)}
								</th>
								<td className="data-cell data-number whitespace-normal">
									<Distance metres={item.metres} />{" "}
									<span className="text-quiet">{t(`around.direction.${item.direction}`)}</span>
								</td>
							</tr>
						))}
					</tbody>
				</table>
				<p className="mt-3 text-quiet text-sm">{t("around.note")}</p>
			</details>
		);
	},
);

function Distance({ metres }: { metres: number }) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	if (metres < METRES) return t("around.metres", { count: Math.max(STEP, Math.round(metres / STEP) * STEP) });
	const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(metres / METRES);
	return t("around.kilometres", { distance: kilometres });
}

function useSurroundings(what: AroundSubject): readonly Surrounding[] {
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
