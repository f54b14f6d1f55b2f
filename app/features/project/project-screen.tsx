import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { pagePath } from "../../domain/pages/paths";
import { Badge } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { CardGrid } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import { track } from "../analytics/track";
import { useLanguage } from "../layout/site-data";
import { ListingCardView } from "../listing/listing-card";
import { Documents } from "../media/documents";
import { Gallery } from "../media/gallery";
import { NoPhotographs } from "../media/no-photographs";
import { EnquirySection } from "../property/contact/enquiry-section";
import { RichText } from "../property/description/rich-text";
import type { RichNode } from "../property/description/rich-text-parser";
import { LocationSection } from "../property/location-section";
import { Section } from "../property/section";
import type { ProjectPageData } from "./load-project";
import { UnitPicker } from "./unit-picker";
import { UnitsTable } from "./units-table";

/** Properties for a residence without a kind of its own. */
const RESIDENTIAL = 1;

/** The page of a new-build project. */
export function ProjectScreen({ page, before }: { page: ProjectPageData; before: ReactNode }) {
	const { t } = useTranslation(["project", "property", "listing"]);
	const { card, photos } = page;
	useEffect(() => track("view-project", { id: card.id }), [card.id]);
	return (
		<article className="property project page-width pt-6">
			{before}
			<div className="mt-5">
				{photos.length > 0 ? <Gallery title={card.title} photos={photos} /> : <NoPhotographs webId={RESIDENTIAL} />}
			</div>
			<ProjectHeading page={page} />
			{card.soldOut && <Banner className="mt-8" title={t("soldOut")} />}
			<Section id="units" title={t("units.title")}>
				{page.floors.length + page.units.length > 0 && (
					<UnitPicker
						key={JSON.stringify(page.filter)}
						floors={page.floors}
						filter={page.filter}
						hasRooms={page.hasRooms}
					/>
				)}
				{page.units.length > 0 ? (
					<UnitsTable project={card} units={page.units} order={page.order} />
				) : (
					<p className="text-quiet">{t("units.none")}</p>
				)}
			</Section>
			<div className="grid gap-x-16 desktop:grid-cols-2">
				<TextPart id="about" title={t("about")} text={page.description} />
				<TextPart id="technical" title={t("technical")} text={page.technical} />
				<TextPart id="situation" title={t("situation")} text={page.situation} />
				<Section id="documents" title={t("property:documents.title")} screenOnly>
					<Documents documents={page.documents} />
				</Section>
			</div>
			<LocationSection
				title={card.title}
				addressLines={page.addressLines}
				isAddressHidden={page.isAddressHidden}
				around={{ project: card.id }}
				at={page.at}
				streetViewKey={page.streetViewKey}
			/>
			<section id="homes" aria-labelledby="homes-title" className="property-part print-hidden">
				<h2 id="homes-title" className="text-3xl">
					{t("homes")}
				</h2>
				<div className="mt-8">
					{page.properties.length > 0 ? (
						<CardGrid>
							{page.properties.map((property) => (
								<li key={property.id}>
									<ListingCardView card={property} />
								</li>
							))}
						</CardGrid>
					) : (
						<p className="text-quiet">{t("noHomes")}</p>
					)}
				</div>
			</section>
			<DocumentsEnquiry page={page} />
			<ProjectEnquiry page={page} />
			<div className="contact-bar print-hidden">
				<p className="contact-bar-price font-medium tabular-nums">{page.priceText}</p>
				<Anchor to={`tel:${page.dial}`} aria-label={t("property:actions.call")} className="contact-bar-icon">
					<Icon name="phone" />
				</Anchor>
				<ButtonLink to="#contact-construction" size="small">
					{t("enquiry.button")}
				</ButtonLink>
			</div>
		</article>
	);
}

/** Name, place and the three facts that matter. */
function ProjectHeading({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation(["project", "listing"]);
	const { card } = page;
	const facts = [
		card.unitsForSale > 0
			? { key: "units", label: t("facts.units"), text: t("facts.unitsText", { count: card.unitsForSale }) }
			: null,
		page.priceText ? { key: "price", label: t("facts.price"), text: page.priceText } : null,
		page.delivery ? { key: "delivery", label: t("facts.delivery"), text: page.delivery } : null,
	].filter((fact) => fact !== null);
	return (
		<header className="mt-8 desktop:mt-12">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
				{card.soldOut && <Badge tone="ink">{t("listing:state.sold-out")}</Badge>}
				{t("kind")}
				{page.number && (
					<>
						<span aria-hidden="true">·</span>
						<span>
							{t("facts.number")} {page.number}
						</span>
					</>
				)}
			</p>
			<h1 lang={card.titleLanguage} className="mt-4 text-4xl">
				{card.title}
			</h1>
			{page.addressLines.length > 0 && <p className="mt-3 text-lg text-quiet">{page.addressLines.join(", ")}</p>}
			{facts.length > 0 && (
				<dl className="summary">
					{facts.map((fact) => (
						<div key={fact.key} className="flex flex-col-reverse justify-end">
							<dt className="text-sm text-quiet">{fact.label}</dt>
							<dd className="font-serif text-2xl tabular-nums">{fact.text}</dd>
						</div>
					))}
				</dl>
			)}
			<p className="mt-6 flex flex-wrap gap-3 print-hidden">
				<ButtonLink to="#contact-construction">{t("enquiry.button")}</ButtonLink>
				{card.externalUrl && (
					<ButtonLink to={card.externalUrl} variant="secondary" icon="arrow-up-right" newWindow>
						{t("external")}
					</ButtonLink>
				)}
			</p>
		</header>
	);
}

function TextPart({ id, title, text }: { id: string; title: string; text: readonly RichNode[] | null }) {
	return (
		<Section id={id} title={title}>
			{text ? <RichText text={text} /> : null}
		</Section>
	);
}

/** The request for documents that are not public; the list of documents links here. */
function DocumentsEnquiry({ page: { card, documents } }: { page: ProjectPageData }) {
	const { t } = useTranslation("property");
	const language = useLanguage();
	const papers = documents.filter((document) => document.access === "on-request");
	if (papers.length === 0) return null;
	return (
		<div className="property-part print-hidden">
			<EnquirySection
				form="request-documents"
				about={{ projectId: String(card.id) }}
				choices={{ documents: papers.map((paper) => ({ value: paper.id, label: paper.name })) }}
				heading={
					<h2 id="request-documents-title" className="text-3xl">
						{t("enquiries.request-documents.title")}
					</h2>
				}
				text={t("enquiries.request-documents.text")}
				button={t("enquiries.request-documents.button")}
				to={`${pagePath("/contact/", language)}?project=${card.id}&form=request-documents`}
			/>
		</div>
	);
}

function ProjectEnquiry({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation("project");
	const { search } = useLocation();
	const language = useLanguage();
	const { card } = page;
	const units = [...new Set(page.units.flatMap(({ unit }) => unit ?? []))];
	const wanted = new URLSearchParams(search).get("unit");
	return (
		<div className="property-part print-hidden">
			<EnquirySection
				// Remounted for another unit.
				key={wanted}
				form="contact-construction"
				about={{ projectId: String(card.id) }}
				choices={{ unit: units.map((unit) => ({ value: unit, label: unit })) }}
				values={wanted ? { unit: wanted } : {}}
				heading={
					<h2 id="contact-construction-title" className="text-3xl">
						{t("enquiry.title")}
					</h2>
				}
				text={t("enquiry.text")}
				button={t("enquiry.button")}
				to={`${pagePath("/contact/", language)}?project=${card.id}&form=contact-construction${
					wanted ? `&unit=${encodeURIComponent(wanted.toWellFormed())}` : ""
				}`}
			/>
		</div>
	);
}
