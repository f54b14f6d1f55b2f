import { bookingPath, pagePath } from "../../../domain/pages/paths";
import { isOnMarket, takesForm } from "../../../domain/property/listing";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Button, ButtonLink } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { Anchor, TextLink } from "../../../ui/link";
import { HeartButton } from "../../favourites/heart-button";
import { useSite } from "../../layout/site-data";
import { Money } from "../../listing/money";
import type { PropertyPageData } from "../load/page-data";
import { ShareMenu } from "../share-menu";
import { AgentLine } from "./agent-line";

/**
 * Price and actions: beside the text on wide screens, and as a short bar at the bottom of small ones, within reach of
 * the thumb.
 */
export function ContactPanel({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { card, agent } = page;
	const language = useLanguage();
	const { hasSlots } = useSite();
	const isOpen = isOnMarket(card.state);
	const isVisited = takesForm(card, "viewing");
	const takesOffer = takesForm(card, "offer") || takesForm(card, "rent-application");
	// Phones have them over the photographs.
	const onPicture = page.photos.length > 0 ? "wide-only" : undefined;
	const toVisit = hasSlots ? bookingPath(card.id, language) : "#contact-visit";
	return (
		<>
			<aside aria-label={t("actions.label")} className="contact-panel">
				<p className="wide-only font-serif text-3xl tabular-nums">
					<Money>{card.priceText}</Money>
					{card.priceUnit && <span className="font-sans text-base text-quiet"> {card.priceUnit}</span>}
				</p>
				{card.state === "under-option" && (
					<p className="mt-4 print-hidden">{t(`promised.under-option.${takesOffer ? card.goal : "other"}`)}</p>
				)}
				{isOpen ? (
					<div className="wide-only mt-5 grid gap-3 print-hidden">
						{isVisited && (
							<ButtonLink to={toVisit} rel="nofollow" wide>
								{t("actions.visit")}
							</ButtonLink>
						)}
						<ButtonLink to="#contact-me" variant={isVisited ? "secondary" : "primary"} wide>
							{t("actions.ask")}
						</ButtonLink>
					</div>
				) : card.state === "under-offer" ? (
					<p className="mt-4 print-hidden">{t(`promised.under-offer.${card.goal}`)}</p>
				) : (
					<p className="mt-4 print-hidden">
						{t(`ended.${card.state === "rented" ? "rented" : "sold"}`)}{" "}
						{page.similar.length > 0 ? (
							<span className="text-quiet">{t("ended.text")}</span>
						) : (
							<TextLink to={pagePath("save-search", language)}>{t("actions.informed")}</TextLink>
						)}
					</p>
				)}
				<AgentLine agent={agent} className="wide-only mt-6" />
				{isVisited && hasSlots && <NextSlots propertyId={card.id} />}
				<ul className="mt-4 flex flex-wrap items-center gap-x-5 border-hairline border-t pt-3 print-hidden">
					<li className={onPicture}>
						<HeartButton id={card.id} title={card.title} look="plain" />
					</li>
					<li className={onPicture}>
						<ShareMenu card={card} />
					</li>
					<li className="needs-script">
						<Button variant="quiet" size="small" icon="printer" {...control("print", "")}>
							{t("actions.print")}
						</Button>
					</li>
					<li>
						<TextLink
							to={`/brochure/${language}/${card.id}.pdf`}
							icon="download"
							look="plain"
							className="min-h-10 max-tablet:min-h-11 font-medium text-sm"
						>
							{t("actions.brochure")}
							<span className="sr-only">, {t("actions.brochureTwin")}</span>
						</TextLink>
					</li>
				</ul>
			</aside>
			{isOpen && (
				<div className="contact-bar print-hidden">
					<p className="contact-bar-price font-medium tabular-nums">
						<Money>{card.priceText}</Money>
					</p>
					<Anchor to={`tel:${agent.dial}`} aria-label={t("actions.call")} className="contact-bar-icon">
						<Icon name="phone" />
					</Anchor>
					<Anchor to="#contact-me" aria-label={t("actions.ask")} className="contact-bar-icon">
						<Icon name="mail" />
					</Anchor>
					{isVisited && (
						<ButtonLink to={toVisit} rel="nofollow" size="small">
							{t("actions.visit")}
						</ButtonLink>
					)}
				</div>
			)}
		</>
	);
}

/**
 * Next free viewing slots, as links that preselect the slot in the booking. A script fills them in; without scripts,
 * one link leads to all slots.
 */
function NextSlots({ propertyId }: { propertyId: number }) {
	const { t } = useTranslation("property");
	const booking = bookingPath(propertyId, useLanguage());
	const words = { free: t("slots.plan"), full: t("slots.informed"), none: t("slots.request") };
	return (
		<section
			aria-labelledby="slots-title"
			className="next-slots print-hidden"
			{...control("slots", { property: propertyId, booking, words })}
		>
			<h2 id="slots-title">{t("slots.title")}</h2>
			<p className="slots-full">{t("slots.full")}</p>
			<template>
				<li>
					<a href={booking} rel="nofollow" className="slot-button">
						<time>
							<span>{words.free}</span> <b />
						</time>
					</a>
				</li>
			</template>
			<ul />
			<ButtonLink to={booking} rel="nofollow" variant="secondary" size="small" className="mt-3">
				<Icon name="calendar" className="size-4" />
				<span data-all-slots>{words.free}</span>
			</ButtonLink>
		</section>
	);
}
