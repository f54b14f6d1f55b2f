import { useTranslation } from "react-i18next";
import type { Agent } from "../../domain/agency/agent";
import { displayPhone } from "../../domain/formatting/phone";
import { isOnMarket } from "../../domain/property/listing";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { islandOnInteraction, islandOnSight } from "../../ui/island";
import { TextLink } from "../../ui/link";
import { HeartButton } from "../favourites/heart-button";
import { useGives, useLanguage } from "../layout/site-data";
import type { PropertyPageData } from "./page-data";
import { PrintButton } from "./print-button";

const PANEL_ID = "contact-panel";
const NextSlots = islandOnSight(PANEL_ID, async () => (await import("./next-slots")).NextSlots);
const ShareMenu = islandOnInteraction(async () => (await import("./share-menu")).ShareMenu);

/**
 * Price and actions: beside the text on wide screens, and in short at the bottom edge of small ones,
 * within reach of the thumb.
 */
export function ContactPanel({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { card } = page;
	const language = useLanguage();
	const gives = useGives();
	const isOpen = isOnMarket(card.state);
	return (
		<>
			<aside id={PANEL_ID} aria-label={t("actions.label")} className="contact-panel">
				<p className="font-serif text-3xl tabular-nums">
					{card.priceText}
					{card.priceUnit && <span className="font-sans text-base text-quiet"> {card.priceUnit}</span>}
				</p>
				{card.state === "under-option" && (
					<p className="mt-4 print-hidden">{t(`promised.under-option.${card.goal}`)}</p>
				)}
				{isOpen ? (
					<div className="mt-5 grid gap-3 print-hidden">
						<ButtonLink to="#contact-visit" wide>
							{t("actions.visit")}
						</ButtonLink>
						<ButtonLink to="#contact-me" variant="secondary" wide>
							{t("actions.ask")}
						</ButtonLink>
					</div>
				) : card.state === "under-offer" ? (
					<p className="mt-4 print-hidden">{t(`promised.under-offer.${card.goal}`)}</p>
				) : (
					<p className="mt-4 print-hidden">
						{t(`ended.${card.state === "rented" ? "rented" : "sold"}`)}{" "}
						<span className="text-quiet">{t("ended.text")}</span>
					</p>
				)}
				<AgentLine agent={page.agent} />
				<ul className="mt-4 flex flex-wrap items-center gap-x-1 border-hairline border-t pt-3 print-hidden">
					<li>
						<HeartButton id={card.id} title={card.title} look="plain" />
					</li>
					<li>
						<ShareMenu card={card} />
					</li>
					<li className="needs-script">
						<PrintButton />
					</li>
					<li>
						<TextLink
							to={`/brochure/${language}/${card.id}.pdf`}
							icon="download"
							look="plain"
							className="min-h-10 px-2 font-medium text-sm"
						>
							{t("actions.brochure")}
						</TextLink>
					</li>
				</ul>
				{isOpen && gives.slots && <NextSlots propertyId={card.id} />}
			</aside>
			{isOpen && (
				<div className="contact-bar print-hidden">
					<p className="contact-bar-price font-medium tabular-nums">{card.priceText}</p>
					<ButtonLink to="#contact-me" variant="secondary" size="small">
						{t("actions.ask")}
					</ButtonLink>
					<ButtonLink to="#contact-visit" size="small">
						{t("actions.visit")}
					</ButtonLink>
				</div>
			)}
		</>
	);
}

function AgentLine({ agent }: { agent: Agent }) {
	const { t } = useTranslation(["property", "common"]);
	const phone = displayPhone(agent.phone);
	return (
		<div className="mt-6 flex items-center gap-4">
			{agent.picture ? (
				<img
					src={agent.picture}
					alt=""
					width={64}
					height={64}
					loading="lazy"
					className="size-16 rounded-full object-cover"
				/>
			) : (
				<span className="grid size-16 shrink-0 place-items-center rounded-full border border-hairline bg-surface print-hidden">
					<Icon name="user" className="size-7 text-quiet" />
				</span>
			)}
			<div className="min-w-0">
				<h2 className="font-medium font-sans text-base">
					<span className="sr-only">{t("agent.title") + t("common:word.colon")}</span>
					{agent.name}
				</h2>
				<p className="text-sm text-quiet">{t("agent.office", { city: agent.officeCity })}</p>
				<TextLink
					to={`tel:${agent.phone.replace(/[^\d+]/g, "")}`}
					look="plain"
					className="inline-flex min-h-6 items-center"
					aria-label={t("agent.call", { phone })}
				>
					{phone}
				</TextLink>
			</div>
		</div>
	);
}
