import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { listings, site, visitor } from "../../../../context";
import { isHistoryKind } from "../../../../domain/accounts/history";
import { ownedPropertyPath } from "../../../../domain/accounts/portal-paths";
import { textsOf } from "../../../../features/layout/page-loader";
import { KindsTable, SourcesTable } from "../../../../features/portal/figure-tables";
import { Figures } from "../../../../features/portal/figures";
import { HistorySection } from "../../../../features/portal/history-section";
import { ComparisonSection, InterestSection } from "../../../../features/portal/interest-sections";
import { PageViewsSection } from "../../../../features/portal/page-views-section";
import { OtherProperties, PortalMenu } from "../../../../features/portal/portal-menu";
import { openProperty, ownersHead } from "../../../../features/portal/portal-page";
import { PropertyHeading } from "../../../../features/portal/property-heading";
import { ownersTitles, propertySummary } from "../../../../features/portal/property-summary";
import {
	AgentSection,
	CalendarSection,
	DocumentsSection,
	ReportsSection,
} from "../../../../features/portal/side-sections";
import { useLanguage } from "../../../../i18n/texts";
import { Banner } from "../../../../ui/banner";
import { ButtonLink } from "../../../../ui/button";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

const MAX_SEARCH_LENGTH = 100;

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { portal, property } = await openProperty(context, params.id);
	const kind = url.searchParams.get("kind");
	const view = {
		kind: isHistoryKind(kind) ? kind : null,
		words: (url.searchParams.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH),
	};
	const newer = url.searchParams.get("newer");
	const position = { from: newer ?? url.searchParams.get("older"), direction: newer ? "newer" : "older" } as const;
	const others = (await portal.properties()).filter((id) => id !== property.id);
	const [summary, figures, history, reports, otherTitles] = await Promise.all([
		propertySummary(context.get(listings), property.id, language),
		// If the figures fail, the agency's reports and history are still shown.
		Promise.all([property.statistics(), property.comparison(), property.interest(language)]).catch((error: unknown) => {
			console.error(error);
			return null;
		}),
		property.history({ ...view, ...position }, language),
		property.reports(language),
		ownersTitles(context.get(listings), others, language),
	]);
	const { origin } = context.get(site);
	const t = textsOf(context, "portal");
	const name = summary.title ?? t("homes.untitled", { id: property.id });
	return {
		head: ownersHead(t("home.title", { property: name }), (each) => ownedPropertyPath(property.id, each)),
		summary,
		statistics: figures?.[0] ?? null,
		comparison: figures?.[1] ?? null,
		interest: figures?.[2] ?? null,
		view,
		history,
		reports,
		others: otherTitles,
		calendar: `${origin}/api/owner/calendar/${property.calendarToken()}.ics`,
		now: new Date().toISOString(),
	};
}

export default function OwnedPropertyRoute({ loaderData }: Route.ComponentProps) {
	const { summary, statistics, comparison, interest, view, history, reports, others, calendar, now } = loaderData;
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<OtherProperties properties={others} language={language} />
			<div className="mt-8">
				<PropertyHeading summary={summary} />
			</div>
			<div className="mt-12 grid grid-cols-1 gap-16">
				{statistics ? (
					<>
						<Figures pageViews={statistics.pageViews} />
						<PageViewsSection days={statistics.days} />
						<div className="grid grid-cols-1 gap-x-16 gap-y-12 desktop:grid-cols-2">
							<SourcesTable sources={statistics.sources} />
							<div className="grid grid-cols-1 content-start gap-12">
								<ComparisonSection comparison={comparison} />
								<KindsTable statistics={statistics} />
								{interest && <InterestSection interest={interest} />}
							</div>
						</div>
					</>
				) : (
					<FailedSection />
				)}
				<HistorySection
					propertyId={summary.id}
					path={ownedPropertyPath(summary.id, language)}
					language={language}
					view={view}
					page={history}
					statistics={statistics}
					now={now}
				/>
				<ReportsSection reports={reports} />
				<div className="grid grid-cols-1 gap-x-16 gap-y-12 border-hairline border-t pt-12 desktop:grid-cols-3">
					<DocumentsSection documents={summary.documents} />
					<AgentSection agent={summary.agent} />
					<CalendarSection address={calendar} />
				</div>
			</div>
		</div>
	);
}

/** Replaces a section whose data could not be read. */
function FailedSection() {
	const { t } = useTranslation(["portal", "common"]);
	const { pathname, search } = useLocation();
	return (
		<Banner role="alert" tone="warning" title={t("failed.title")}>
			<p>{t("failed.text")}</p>
			<p className="mt-3">
				<ButtonLink to={pathname + search} variant="secondary" size="small">
					{t("common:error.retry")}
				</ButtonLink>
			</p>
		</Banner>
	);
}
