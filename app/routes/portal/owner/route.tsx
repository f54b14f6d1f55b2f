import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { listings, visitor } from "../../../context";
import { ownedPropertyPath } from "../../../domain/accounts/portal";
import { displayPhone } from "../../../domain/formatting/phone";
import { pagePath } from "../../../domain/pages/paths";
import { textsOf } from "../../../features/layout/page-loader";
import { useSite } from "../../../features/layout/site-data";
import { PortalMenu } from "../../../features/portal/portal-menu";
import { openPortal, ownersHead } from "../../../features/portal/portal-page";
import { type PropertyLine, PropertyList } from "../../../features/portal/property-list";
import { propertySummary } from "../../../features/portal/property-summary";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

/** Properties whose figures stand in the list; an owner with more of them finds the rest without. */
const MOST_LISTED = 50;

export async function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const portal = await openPortal(context);
	const ids = (await portal.properties()).slice(0, MOST_LISTED);
	if (ids.length === 1 && ids[0] !== undefined) throw redirect(ownedPropertyPath(ids[0], language));
	const properties = await Promise.all(
		ids.map(async (id): Promise<PropertyLine> => {
			const [summary, pageViews] = await Promise.all([
				propertySummary(context.get(listings), id, language),
				portal.property(id).then((property) => property?.pageViewsToday() ?? 0),
			]);
			return { summary, pageViews };
		}),
	);
	const t = textsOf(context, "portal");
	return {
		head: ownersHead(t("homes.title"), (each) => pagePath("owner", each)),
		name: portal.owner.firstName ?? portal.owner.username,
		properties,
	};
}

export default function OwnerRoute({ loaderData }: Route.ComponentProps) {
	const { name, properties } = loaderData;
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
				</>
			)}
		</div>
	);
}
