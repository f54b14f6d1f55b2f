import type { ReactNode } from "react";
import { RESIDENTIAL } from "../../domain/property/kind";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Badge } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import { Money } from "../listing/money";
import { NoPhotographs } from "../listing/no-picture";
import { Gallery } from "../media/gallery";
import { Section } from "../property/section";
import type { ProjectPageData } from "./load-project";
import { ProjectDetails } from "./project-details";
import { ProjectPrices } from "./project-prices";
import { UnitPicker } from "./unit-picker";
import { UnitsFilter } from "./units-filter";
import { UnitsTable } from "./units-table";

/** Minimum number of units for the filter; fewer are clear at a glance. */
const UNITS_TO_FILTER = 8;

export function ProjectScreen({ page, before }: { page: ProjectPageData; before: ReactNode }) {
	const { t } = useTranslation(["project", "property", "listing"]);
	const { card, photos } = page;
	return (
		<article
			className="property project page-width pt-6"
			{...control("report", { event: "view-project", on: "view", data: { id: card.id } })}
		>
			{before}
			<div className="mt-5">
				{photos.length > 0 ? <Gallery title={card.title} photos={photos} /> : <NoPhotographs webId={RESIDENTIAL} />}
			</div>
			<ProjectHeading page={page} />
			{card.soldOut && <Banner className="mt-8" title={t(`soldOut.${card.soldOut}.text`)} />}
			<Section id="units" title={t("units.title")} isSwapped>
				{page.shown && <UnitPicker floors={page.floors} shown={page.shown} />}
				<UnitsList page={page} />
			</Section>
			<div id="details">
				<ProjectDetails page={page} />
			</div>
			<div className="contact-bar print-hidden">
				<p className="contact-bar-price font-medium tabular-nums">
					<Money>{page.priceText ?? ""}</Money>
				</p>
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

/** List of the units; below the building it is folded unless sorted or filtered. */
function UnitsList({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation("project");
	const { card, units, filter, maxPrice, order, unitsInAll, hasRooms, shown } = page;
	const isAsked = order !== null || !maxPrice.isRead || Object.values(filter).some((value) => value !== null);
	const list = (
		<>
			{unitsInAll >= UNITS_TO_FILTER && <UnitsFilter {...{ filter, maxPrice, hasRooms }} />}
			{units.length > 0 ? (
				<UnitsTable project={card} units={units} order={order} />
			) : (
				<p className="text-quiet">{t("units.none")}</p>
			)}
		</>
	);
	if (!shown) return list;
	return (
		<details className="fold units-fold" open={isAsked}>
			<summary>
				{t("units.list")}
				<Icon name="chevron-down" className="size-5" />
			</summary>
			{list}
		</details>
	);
}

/** Name, location and the three key facts. */
function ProjectHeading({ page }: { page: ProjectPageData }) {
	const { t } = useTranslation(["project", "listing"]);
	const { card } = page;
	const facts = [
		card.unitsForSale > 0
			? { key: "units", label: t("facts.units"), text: t("facts.unitsText", { count: card.unitsForSale }) }
			: null,
		card.priceFrom === null ? null : { key: "price", label: t("facts.price"), text: <ProjectPrices project={card} /> },
		page.delivery ? { key: "delivery", label: t("facts.delivery"), text: page.delivery } : null,
	].filter((fact) => fact !== null);
	return (
		<header className="mt-8 desktop:mt-12">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-quiet">
				{card.soldOut && <Badge tone="ink">{t(`soldOut.${card.soldOut}.badge`)}</Badge>}
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
				<ButtonLink to="#contact-construction" className="max-desktop:hidden">
					{t("enquiry.button")}
				</ButtonLink>
				{card.externalUrl && (
					<ButtonLink to={card.externalUrl} variant="secondary" icon="arrow-up-right" newWindow>
						{t("external")}
					</ButtonLink>
				)}
			</p>
		</header>
	);
}
