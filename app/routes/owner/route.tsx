import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { listings, site, visitor } from "../../context";
import { brand } from "../../domain/brand";
import { pagePath } from "../../domain/paths";
import { displayPhone } from "../../domain/phone";
import { ownedHomePath } from "../../domain/portal";
import { useLanguage } from "../../features/frame/site-data";
import { type HomeLine, HomeList } from "../../features/portal/home-list";
import { homeSummary } from "../../features/portal/home-summary";
import { ownersHead } from "../../features/portal/portal-head";
import { PortalMenu } from "../../features/portal/portal-menu";
import { openPortal } from "../../features/portal/portal-page";
import { translator } from "../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

/** Homes whose figures stand in the list; an owner with more of them finds the rest without. */
const MOST_LISTED = 50;

export async function loader({ context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const portal = await openPortal(context);
	const ids = (await portal.homes()).slice(0, MOST_LISTED);
	if (ids.length === 1 && ids[0] !== undefined) throw redirect(ownedHomePath(ids[0], language));
	const homes = await Promise.all(
		ids.map(async (id): Promise<HomeLine> => {
			const [summary, visits] = await Promise.all([
				homeSummary(context.get(listings), id, language),
				portal.home(id).then((home) => home?.visitsToday() ?? 0),
			]);
			return { summary, visits };
		}),
	);
	const t = translator(language, context.get(site).defaultLanguage, "portal");
	return {
		head: ownersHead(t("homes.title"), (each) => pagePath("/owner/", each)),
		name: portal.owner.firstName ?? portal.owner.username,
		homes,
	};
}

export default function OwnerRoute({ loaderData }: Route.ComponentProps) {
	const { name, homes } = loaderData;
	const { t } = useTranslation("portal");
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<p className="mt-8 text-quiet">{t("homes.welcome", { name })}</p>
			<h1 className="mt-1 text-4xl">{t("homes.title")}</h1>
			{homes.length === 0 ? (
				<div className="mt-6 max-w-measure">
					<p className="text-lg">{t("homes.empty")}</p>
					<p className="mt-2 text-quiet">{t("homes.emptyText", { phone: displayPhone(brand.phone) })}</p>
				</div>
			) : (
				<>
					<p className="mt-3 text-lg text-quiet">{t("homes.choose")}</p>
					<HomeList homes={homes} language={language} />
				</>
			)}
		</div>
	);
}
