import type { ReactNode } from "react";
import type { Language } from "../../domain/language";
import { dealTerms } from "../../domain/property/deal-terms";
import { isGone, type ListingCard } from "../../domain/property/listing";
import { cardPicture } from "../../domain/property/media/picture";
import { type OpenHouse, openHouseDay, openHouseWord } from "../../domain/property/open-houses";
import { formatEuro } from "../../domain/property/price";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { IconButton } from "../../ui/button";
import { Card, CardLink } from "../../ui/card";
import { Picture } from "../../ui/picture";
import { useWords } from "../../ui/words";
import { HeartButton } from "../favourites/heart-button";
import { CardFacts } from "./card-facts";
import { Money } from "./money";
import { NoPicture } from "./no-picture";

type ListingCardProps = {
	card: ListingCard;
	/** Loads the picture immediately, for the first cards on the screen. */
	eager?: boolean;
	/** The picture is wider than others in a grid. */
	isWide?: boolean;
	/** `sizes` of the picture. */
	sizes?: string;
	/** Heading level, one below the heading above the cards. */
	heading?: "h2" | "h3";
};

/** Phones show it wider than 70vw, but dense screens select the larger of a card's two widths anyway. */
const IN_A_GRID = "(width >= 961px) 400px, 70vw";

/** Card of a property in a list: picture, price, and the few facts that help to decide. */
export function ListingCardView({
	card,
	eager = false,
	isWide = false,
	sizes = IN_A_GRID,
	heading: Heading = "h3",
}: ListingCardProps) {
	const { t } = useTranslation("listing");
	const deal = dealTerms[card.deal].isNamed ? t(`deal.${card.deal}`) : null;
	const ratio = isWide ? "aspect-4/3 tablet:aspect-16/10" : "aspect-4/3";
	const line = [card.city, card.type, deal].filter(Boolean).join(" · ");
	return (
		<Card>
			<div className="@container relative">
				{card.picture ? (
					<Picture
						picture={isWide ? card.picture : cardPicture(card.picture)}
						alt=""
						sizes={sizes}
						eager={eager}
						className={ratio}
					/>
				) : (
					<NoPicture webId={card.webId} />
				)}
				<ListingBadge card={card} className="card-badge" />
				<HeartButton id={card.id} title={card.title} className="card-heart" />
			</div>
			{/* The heading includes the price, for screen reader users who navigate by headings. */}
			<Heading className="mt-4 text-xl">
				<span className="card-price">
					<Money>{card.priceText}</Money>
					{card.priceUnit && <span className="font-normal text-base text-quiet">{` ${card.priceUnit}`}</span>}
				</span>
				{card.isMonthlyAsked && card.goal === "sale" && card.monthly != null && (
					<span className="mb-1 block font-normal font-sans text-quiet text-sm tabular-nums">
						<Money>{t("card.monthly", { amount: formatEuro(Math.round(card.monthly)) })}</Money>
					</span>
				)}{" "}
				<CardLink to={card.path} lang={card.titleLanguage}>
					{card.title}
				</CardLink>
			</Heading>
			{line && <p className="mt-1 text-quiet">{line}</p>}
			<CardFacts card={card} className="mt-2 text-sm">
				{card.isIncomplete && (
					<li>
						<Badge>{t("card.incomplete")}</Badge>
					</li>
				)}
			</CardFacts>
		</Card>
	);
}

/** At most one badge, the first of: state of the deal, next open day, unusual kind of deal, news. */
export function ListingBadge({ card, className = "" }: { card: ListingCard; className?: string }) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	const ended = isGone(card.state);
	const isPromised = card.state === "under-option" || card.state === "under-offer";
	const [openHouse] = card.openHouses;
	const text =
		ended || isPromised
			? t(`state.${card.state}`)
			: openHouse
				? openHouseNews(openHouse, language)
				: dealTerms[card.deal].isNamed
					? t(`deal.${card.deal}`)
					: card.news && t(`news.${card.news}`);
	if (!text) return null;
	return (
		<Badge tone={ended ? "ink" : "neutral"} className={className}>
			{text}
		</Badge>
	);
}

function openHouseNews(openHouse: OpenHouse, language: Language): ReactNode {
	const [weekday, day] = openHouseDay(openHouse, language);
	return (
		// A single child: the badge puts no space between several.
		<span>
			{`${openHouseWord[language]} `}
			<span className="@max-[17rem]:hidden">{weekday} </span>
			{day}
		</span>
	);
}

/** Template, once per page, of the buttons that turn a card's pictures with a mouse. */
export function CardArrows() {
	const words = useWords();
	return (
		<template data-turns>
			<IconButton icon="arrow-left" look="surface" label={words.previous} tabIndex={-1} data-step="-1" />
			<IconButton icon="arrow-right" look="surface" label={words.next} tabIndex={-1} data-step="1" />
		</template>
	);
}
