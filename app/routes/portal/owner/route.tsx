import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { listings, visitor } from "../../../context";
import { ownedPropertyPath } from "../../../domain/accounts/portal-paths";
import { displayPhone } from "../../../domain/formatting/phone";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { textsOf } from "../../../features/layout/page-loader";
import { useSite } from "../../../features/layout/site-data";
import { NoPicture } from "../../../features/listing/no-picture";
import { OtherProperties, PortalMenu } from "../../../features/portal/portal-menu";
import { openPortal, ownersHead } from "../../../features/portal/portal-page";
import { ownersTitles, type PropertySummary, propertySummary } from "../../../features/portal/property-summary";
import { useLanguage } from "../../../i18n/texts";
import { Badge } from "../../../ui/badge";
import { Card, CardGrid, CardLink } from "../../../ui/card";
import { AS_WIDE_AS_A_PHONE, Picture } from "../../../ui/picture";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

/** Number of properties listed with their figures; the others are links. */
const MAX_LISTED = 50;

export async function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const portal = await openPortal(context);
	const all = await portal.properties();
	const ids = all.slice(0, MAX_LISTED);
	if (ids.length === 1 && ids[0] !== undefined) throw redirect(ownedPropertyPath(ids[0], language));
	const [others, ...properties] = await Promise.all([
		ownersTitles(context.get(listings), all.slice(MAX_LISTED), language),
		...ids.map(async (id): Promise<PropertyLine> => {
			const [summary, pageViews] = await Promise.all([
				propertySummary(context.get(listings), id, language),
				portal.property(id).then((property) => property?.pageViewsToday() ?? 0),
			]);
			return { summary, pageViews };
		}),
	]);
	const t = textsOf(context, "portal");
	return {
		head: ownersHead(t("homes.title"), (each) => pagePath("owner", each)),
		name: portal.owner.firstName ?? portal.owner.username,
		properties,
		others,
	};
}

export default function OwnerRoute({ loaderData }: Route.ComponentProps) {
	const { name, properties, others } = loaderData;
	const { t } = useTranslation("portal");
	const { agency } = useSite();
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<p className="mt-8 text-quiet">{t("homes.welcome", { name })}</p>
			<h1 className="mt-1 text-4xl">{t("homes.title")}</h1>
			{properties.length === 0 ? (
				<div className="mt-6 max-w-measure">
					<p className="text-lg">{t("homes.empty")}</p>
					<p className="mt-2 text-quiet">{t("homes.emptyText", { phone: displayPhone(agency.phone) })}</p>
				</div>
			) : (
				<>
					<p className="mt-3 text-lg text-quiet">{t("homes.choose")}</p>
					<PropertyList properties={properties} language={language} />
					<OtherProperties properties={others} language={language} />
				</>
			)}
		</div>
	);
}

type PropertyLine = { summary: PropertySummary /** Page views of today, so far. */; pageViews: number };

function PropertyList({ properties, language }: { properties: readonly PropertyLine[]; language: Language }) {
	const { t } = useTranslation(["portal", "listing"]);
	return (
		<div className="mt-10">
			<CardGrid>
				{properties.map(({ summary: { id, card, title, online, address }, pageViews }) => (
					<li key={id}>
						<Card>
							{card?.picture ? (
								<Picture
									picture={card.picture}
									alt=""
									sizes={`(width >= 961px) 400px, (width >= 768px) 50vw, ${AS_WIDE_AS_A_PHONE}`}
									className="aspect-4/3"
								/>
							) : (
								<NoPicture webId={card?.webId ?? null} />
							)}
							<p className="mt-4 flex flex-wrap gap-2">
								{card && <Badge>{t(`listing:state.${card.state}`)}</Badge>}
								{!online && <Badge tone="warning">{t("home.offline")}</Badge>}
							</p>
							<h2 className="mt-2 text-xl">
								<CardLink to={ownedPropertyPath(id, language)}>{title ?? t("homes.untitled", { id })}</CardLink>
							</h2>
							{address && <p className="mt-1 text-quiet">{address}</p>}
							<p className="mt-2 tabular-nums">{t("homes.visitsToday", { count: pageViews })}</p>
						</Card>
					</li>
				))}
			</CardGrid>
		</div>
	);
}
