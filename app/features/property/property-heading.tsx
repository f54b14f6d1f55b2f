import { dealTerms } from "../../domain/property/deal-terms";
import { isGone, type ListingCard } from "../../domain/property/listing";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { TextLink } from "../../ui/link";
import { CardFacts } from "../listing/card-facts";
import { Money } from "../listing/money";
import type { PropertyPageData } from "./load/page-data";

/** Title, price, address, key facts and monthly cost: a phone's first screen. */
export function PropertyHeading({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { card, summary, foreignTitle } = page;
	return (
		<header>
			<h1 lang={card.titleLanguage} className="text-4xl">
				{card.title}
			</h1>
			{foreignTitle && (
				<p lang={foreignTitle.language} className="mt-2 desktop:text-lg">
					{foreignTitle.text}
				</p>
			)}
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 desktop:mt-3">
				{/* On wide screens the visible price comes late in the document, beside the text; screen readers
				    hear it here. */}
				<p className="head-price font-serif text-2xl tabular-nums print-hidden desktop:sr-only">
					<Money>{card.priceText}</Money>
					{card.priceUnit && <span className="font-sans text-base text-quiet"> {card.priceUnit}</span>}
				</p>
				<News card={card} />
			</div>
			<AddressAndType page={page} />
			<CardFacts card={card} className="head-facts mt-2" />
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
			<History page={page} />
		</header>
	);
}

/** Badges: state of the deal, kind of deal, and news. */
function News({ card }: { card: ListingCard }) {
	const { t } = useTranslation("listing");
	const isEnded = isGone(card.state);
	const isPlain = card.state === "for-sale" || card.state === "for-rent";
	return (
		<>
			{!isPlain && <Badge tone={isEnded ? "ink" : "neutral"}>{t(`state.${card.state}`)}</Badge>}
			{dealTerms[card.deal].isNamed && <Badge>{t(`deal.${card.deal}`)}</Badge>}
			{card.news && !isEnded && <Badge>{t(`news.${card.news}`)}</Badge>}
			{card.isIncomplete && <Badge>{t("card.incomplete")}</Badge>}
		</>
	);
}

/** Shows the type unless the title contains it. */
function AddressAndType({ page: { card, addressLines } }: { page: PropertyPageData }) {
	const type = card.type && !card.title.toLowerCase().includes(card.type.toLowerCase()) ? card.type : null;
	const parts = [addressLines.join(", "), type].filter((part) => part !== null && part !== "");
	if (parts.length === 0) return null;
	return (
		<p className="dotted mt-2 text-quiet desktop:text-lg">
			{parts.map((part) => (
				<span key={part}>{part}</span>
			))}
		</p>
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
			<p className="mt-3 print-hidden tablet:mt-4">
				<TextLink to="#costs">
					<Money>{t("monthly.sale", { amount: monthly })}</Money>
				</TextLink>{" "}
				<span className="text-quiet text-sm max-tablet:hidden">({t("costs.monthlyHint", terms)})</span>
			</p>
		);
	}
	return (
		monthlyRent && (
			<p className="mt-3 tabular-nums tablet:mt-4">
				<Money>{t("monthly.rent", { amount: monthlyRent })}</Money>
			</p>
		)
	);
}
