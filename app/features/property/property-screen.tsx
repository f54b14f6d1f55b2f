import type { ReactNode } from "react";
import { displayPhone } from "../../domain/formatting/phone";
import { pagePath } from "../../domain/pages/paths";
import type { ListingCard } from "../../domain/property/listing";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { HeartButton } from "../favourites/heart-button";
import { useSite } from "../layout/site-data";
import { NoPhotographs } from "../listing/no-picture";
import { OpenHouseList } from "../listing/open-house-list";
import { PropertyGrid } from "../listing/property-grid";
import { Gallery } from "../media/gallery";
import { ContactPanel } from "./contact/contact-panel";
import { Enquiries } from "./contact/enquiries";
import { Description } from "./description/description";
import type { PropertyPageData } from "./load/page-data";
import { type PageSection, sectionsOf } from "./page-sections";
import { PropertyDetails } from "./property-details";
import { PropertyHeading } from "./property-heading";
import { Season } from "./season";
import { ShareMenu } from "./share-menu";

type PropertyScreenProps = {
	page: PropertyPageData;
	/** Breadcrumbs and notices above the page. */
	before: ReactNode;
	/** Link to the list where the property was found, with the paths of lists that a visitor may come from. */
	back?: WayBack | undefined;
	/** Preview: not counted and not added to the recently viewed properties. */
	isPreview?: boolean;
};

export function PropertyScreen({ page, before, back, isPreview = false }: PropertyScreenProps) {
	const { t } = useTranslation("property");
	const { card, photos } = page;
	const sections = sectionsOf(page);
	// Opened by a visitor: count the view and remember the property in this browser.
	const looked = isPreview
		? {}
		: {
				...control("counted", ""),
				...control("seen", card.id),
				...control("report", { event: "view-property", on: "view", data: { id: card.id } }),
			};
	return (
		<article className="property page-width" {...looked}>
			<div className="property-way">{before}</div>
			<PrintHead card={card} />
			<div className="property-pictures">
				{photos.length > 0 ? (
					<Gallery
						title={card.title}
						photos={photos}
						actions={<GalleryActions card={card} back={back} />}
						tabs={sections
							.filter((section) => section === "plan" || section === "tour" || section === "location")
							.map((section) => ({ to: `#${section}`, label: t(`sections.${section}`) }))}
					/>
				) : (
					<NoPhotographs webId={card.webId} />
				)}
			</div>
			<div className="property-columns">
				<div className="min-w-0">
					<PropertyHeading page={page} />
					<OpenHouses card={page.card} />
					{page.notaryPage && (
						<p className="mt-6">
							<TextLink to={page.notaryPage} newWindow>
								{t("notaryPage")}
							</TextLink>
						</p>
					)}
					{page.season && <Season season={page.season} />}
					<Description page={page} />
				</div>
				<ContactPanel page={page} />
				<div id="details" className="min-w-0">
					<SectionBar sections={sections} />
					<PropertyDetails page={page} />
				</div>
			</div>
			<div id="enquiries">
				<Enquiries page={page} />
			</div>
			<SimilarProperties page={page} />
		</article>
	);
}

function SimilarProperties({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	if (page.similar.length === 0) return null;
	return (
		<section id="similar" aria-labelledby="similar-title" className="property-part print-hidden">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h2 id="similar-title" className="text-3xl">
					{t("similar")}
				</h2>
				<ButtonLink to={pagePath("save-search", language)} variant="secondary" size="small" icon="bell">
					{t("actions.informed")}
				</ButtonLink>
			</div>
			<div className="mt-4">
				<PropertyGrid properties={page.similar} columns="row" />
			</div>
		</section>
	);
}

/** Open days without appointment; renders nothing if there are none. */
function OpenHouses({ card }: { card: ListingCard }) {
	const { t } = useTranslation("listing");
	const language = useLanguage();
	if (card.openHouses.length === 0) return null;
	return (
		<section id="open-houses" aria-labelledby="open-houses-title" className="mt-8 border-hairline border-y py-6">
			<h2 id="open-houses-title" className="mb-4 text-2xl">
				{t("openHouse.title", { count: card.openHouses.length })}
			</h2>
			<OpenHouseList propertyId={card.id} openHouses={card.openHouses} />
			<p className="mt-4 text-sm print-hidden">
				<TextLink to={pagePath("open-days", language)}>{t("openHouse.all")}</TextLink>
			</p>
		</section>
	);
}

/** Sticky links to the sections of the page; a script marks the section in view. */
function SectionBar({ sections }: { sections: readonly PageSection[] }) {
	const { t } = useTranslation("property");
	return (
		<nav aria-label={t("sections.label")} className="section-bar print-hidden" {...control("sections", "")}>
			<ul>
				{sections.map((section) => (
					<li key={section}>
						<a href={`#${section}`}>{t(`sections.${section}`)}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Header of the printed page: the agency, and the page's address. */
function PrintHead({ card }: { card: ListingCard }) {
	const { t } = useTranslation("property");
	const { origin, language, agency } = useSite();
	return (
		<div className="print-head">
			<p>
				<strong>{agency.name}</strong>
				<br />
				{agency.descriptor}
				<br />
				{displayPhone(agency.phone)} · {agency.email}
			</p>
			<p className="print-scan">
				{t("print.scan")}
				<br />
				{new URL(origin).host}/property/{card.id}/
			</p>
			<img
				src={`/brochure/${language}/${card.id}.svg`}
				alt={t("print.qr")}
				width={96}
				height={96}
				fetchPriority="low"
			/>
		</div>
	);
}

type WayBack = { to: string; lists: string };

type GalleryActionsProps = { card: ListingCard; back: WayBack | undefined };

/** Buttons over the photographs: back on phones, favourite and share. */
function GalleryActions({ card, back }: GalleryActionsProps) {
	const { t } = useTranslation("property");
	return (
		<>
			{back && (
				<Anchor
					to={back.to}
					aria-label={t("gallery.back")}
					className="gallery-back"
					{...control("back", { lists: back.lists })}
				>
					<Icon name="arrow-left" />
				</Anchor>
			)}
			<div className="gallery-actions narrow-only">
				<HeartButton id={card.id} title={card.title} />
				<ShareMenu card={card} overPicture />
			</div>
		</>
	);
}
