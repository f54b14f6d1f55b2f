import { useTranslation } from "react-i18next";
import { isGone } from "../../domain/property/listing";
import { Badge } from "../../ui/badge";
import type { PropertyPageData } from "./page-data";

/** What it is, where, and the six facts that matter most. */
export function PropertyHeading({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation(["property", "listing"]);
	const { card, summary } = page;
	const [street, ...rest] = page.addressLines;
	const isEnded = isGone(card.state);
	return (
		<header>
			<p className="flex flex-wrap items-center gap-3 text-quiet">
				<Badge tone={isEnded ? "ink" : "neutral"}>{t(`listing:state.${card.state}`)}</Badge>
				{card.news && !isEnded && <Badge>{t(`listing:news.${card.news}`)}</Badge>}
				{card.isIncomplete && <Badge>{t("listing:card.incomplete")}</Badge>}
				{card.type}
			</p>
			<h1 lang={card.titleLanguage} className="mt-4 text-4xl">
				{card.title}
			</h1>
			{street && <p className="mt-3 text-lg text-quiet">{[street, ...rest].join(", ")}</p>}
			{summary.length > 0 && (
				<>
					<h2 className="sr-only">{t("summary")}</h2>
					<dl className="summary">
						{summary.map((fact) => (
							<div key={fact.key} className="flex flex-col-reverse justify-end">
								<dt className="text-sm text-quiet">{fact.label}</dt>
								<dd className="font-serif text-2xl tabular-nums">{fact.text}</dd>
							</div>
						))}
					</dl>
				</>
			)}
		</header>
	);
}
