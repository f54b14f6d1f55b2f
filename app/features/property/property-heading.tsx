import { dealTerms } from "../../domain/property/deal-terms";
import { isGone } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";
import type { PropertyPageData } from "./load/page-data";

/** What it costs, what it is, where, the six facts that matter most, and what it costs a month. */
export function PropertyHeading({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation(["property", "listing"]);
	const { card, summary, foreignTitle } = page;
	const [street, ...rest] = page.addressLines;
	const isEnded = isGone(card.state);
	return (
		<header>
			<p className="flex flex-wrap items-center gap-3 text-quiet">
				<Badge tone={isEnded ? "ink" : "neutral"}>{t(`listing:state.${card.state}`)}</Badge>
				{dealTerms[card.deal].isNamed && <Badge>{t(`listing:deal.${card.deal}`)}</Badge>}
				{card.news && !isEnded && <Badge>{t(`listing:news.${card.news}`)}</Badge>}
				{card.isIncomplete && <Badge>{t("listing:card.incomplete")}</Badge>}
				{card.type}
			</p>
			{/* On wide screens it stands beside the text, after all of it; it is heard here all the same. */}
			<p className="mt-3 font-serif text-3xl tabular-nums print-hidden desktop:sr-only">
				<Money>{card.priceText}</Money>
				{card.priceUnit && <span className="font-sans text-base text-quiet"> {card.priceUnit}</span>}
			</p>
			<h1 lang={card.titleLanguage} className="mt-3 text-3xl desktop:mt-4 desktop:text-4xl">
				{card.title}
			</h1>
			{foreignTitle && (
				<p lang={foreignTitle.language} className="mt-2 desktop:text-lg">
					{foreignTitle.text}
				</p>
			)}
			{street && <p className="mt-2 text-quiet desktop:text-lg">{[street, ...rest].join(", ")}</p>}
			<History page={page} />
			{summary.length > 0 && (
				<>
					<h2 className="sr-only">{t("summary")}</h2>
					<dl className="summary">
						{summary.map((fact) => (
							<div key={fact.label} className="flex flex-col-reverse justify-end">
								<dt className="text-sm text-quiet">{fact.label}</dt>
								<dd className="font-serif text-2xl tabular-nums">
									<Money>{fact.text}</Money>
								</dd>
							</div>
						))}
					</dl>
				</>
			)}
			<Monthly page={page} />
		</header>
	);
}

function History({ page: { history } }: { page: PropertyPageData }) {
	if (!history) return null;
	return (
		<ul className="mt-2 text-sm text-quiet tabular-nums print-hidden">
			{history.online && <li>{history.online}</li>}
			{history.prices.map((change) => (
				<li key={change}>
					<Money>{change}</Money>
				</li>
			))}
		</ul>
	);
}

function Monthly({ page: { purchase, monthlyRent } }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	if (purchase) {
		const { monthly, terms } = purchase.outcome;
		return (
			<p className="mt-4 print-hidden">
				<TextLink to="#costs">
					<Money>{t("monthly.sale", { amount: monthly })}</Money>
				</TextLink>{" "}
				<span className="text-sm text-quiet">({t("costs.monthlyHint", terms)})</span>
			</p>
		);
	}
	return (
		monthlyRent && (
			<p className="mt-4 tabular-nums">
				<Money>{t("monthly.rent", { amount: monthlyRent })}</Money>
			</p>
		)
	);
}
