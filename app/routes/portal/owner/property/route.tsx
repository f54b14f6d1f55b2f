import { listings, site, visitor } from "../../../../context";
import { isHistoryKind, ownedPropertyPath } from "../../../../domain/accounts/portal";
import { ComparisonSection } from "../../../../features/portal/comparison-section";
import { FailedSection } from "../../../../features/portal/failed-section";
import { Figures } from "../../../../features/portal/figures";
import { HistorySection } from "../../../../features/portal/history-section";
import { InterestSection } from "../../../../features/portal/interest-section";
import { KindsTable } from "../../../../features/portal/kinds-table";
import { OtherProperties } from "../../../../features/portal/other-properties";
import { PageViewsSection } from "../../../../features/portal/page-views-section";
import { ownersHead } from "../../../../features/portal/portal-head";
import { PortalMenu } from "../../../../features/portal/portal-menu";
import { openProperty } from "../../../../features/portal/portal-page";
import { PropertyHeading } from "../../../../features/portal/property-heading";
import { propertySummary } from "../../../../features/portal/property-summary";
import { ReportsSection } from "../../../../features/portal/reports-section";
import { AgentSection, CalendarSection, DocumentsSection } from "../../../../features/portal/side-sections";
import { SourcesTable } from "../../../../features/portal/sources-table";
import { useLanguage } from "../../../../i18n/texts";
import { translator } from "../../../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

const LONGEST_SEARCH = 100;

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { portal, property } = await openProperty(context, params.id);
	const kind = url.searchParams.get("kind");
	const view = {
		kind: isHistoryKind(kind) ? kind : null,
		words: (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
	};
	const newer = url.searchParams.get("newer");
	const locality = { from: newer ?? url.searchParams.get("older"), direction: newer ? "newer" : "older" } as const;
	const others = (await portal.properties()).filter((id) => id !== property.id);
	const [summary, figures, history, reports, cards] = await Promise.all([
		propertySummary(context.get(listings), property.id, language),
		// The figures may fail alone: what the agency wrote can still be read.
		Promise.all([property.statistics(), property.comparison(), property.interest(language)]).catch((error: unknown) => {
			console.error(error);
			return null;
		}),
		property.history({ ...view, ...locality }, language),
		property.reports(language),
		context.get(listings).cards(others, language),
	]);
	const { defaultLanguage, origin } = context.get(site);
	const t = translator(language, defaultLanguage, "portal");
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
		others: others.map((id) => ({ id, title: cards.find((card) => card.id === id)?.title ?? null })),
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
