import { listings, site, visitor } from "../../../context";
import { isHistoryKind, ownedHomePath } from "../../../domain/portal";
import { useLanguage } from "../../../features/frame/site-data";
import { ComparisonSection } from "../../../features/portal/comparison-section";
import { FailedSection } from "../../../features/portal/failed-section";
import { Figures } from "../../../features/portal/figures";
import { HistorySection } from "../../../features/portal/history-section";
import { HomeHeading } from "../../../features/portal/home-heading";
import { homeSummary } from "../../../features/portal/home-summary";
import { KindsTable } from "../../../features/portal/kinds-table";
import { OtherHomes } from "../../../features/portal/other-homes";
import { ownersHead } from "../../../features/portal/portal-head";
import { PortalMenu } from "../../../features/portal/portal-menu";
import { openHome } from "../../../features/portal/portal-page";
import { AgentSection, CalendarSection, DocumentsSection } from "../../../features/portal/side-sections";
import { SourcesTable } from "../../../features/portal/sources-table";
import { VisitsSection } from "../../../features/portal/visits-section";
import { translator } from "../../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["portal", "listing"] };

const LONGEST_SEARCH = 100;

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { portal, home } = await openHome(context, params.id);
	const kind = url.searchParams.get("kind");
	const view = {
		kind: isHistoryKind(kind) ? kind : null,
		words: (url.searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH),
	};
	const newer = url.searchParams.get("newer");
	const place = { from: newer ?? url.searchParams.get("older"), direction: newer ? "newer" : "older" } as const;
	const others = (await portal.homes()).filter((id) => id !== home.id);
	const [summary, figures, history, cards] = await Promise.all([
		homeSummary(context.get(listings), home.id, language),
		// The figures may fail alone: what the agency wrote can still be read.
		Promise.all([home.statistics(), home.comparison()]).catch((error: unknown) => {
			console.error(error);
			return null;
		}),
		home.history({ ...view, ...place }, language),
		context.get(listings).cards(others, language),
	]);
	const { defaultLanguage, origin } = context.get(site);
	const t = translator(language, defaultLanguage, "portal");
	const name = summary.card?.title ?? t("homes.untitled", { id: home.id });
	return {
		head: ownersHead(t("home.title", { home: name }), (each) => ownedHomePath(home.id, each)),
		summary,
		statistics: figures?.[0] ?? null,
		comparison: figures?.[1] ?? null,
		view,
		history,
		others: others.map((id) => ({ id, title: cards.find((card) => card.id === id)?.title ?? null })),
		calendar: `${origin}/api/owner/calendar/${home.calendarToken()}.ics`,
		now: new Date().toISOString(),
	};
}

export default function OwnedHomeRoute({ loaderData }: Route.ComponentProps) {
	const { summary, statistics, comparison, view, history, others, calendar, now } = loaderData;
	const language = useLanguage();
	return (
		<div className="page-width py-4">
			<PortalMenu language={language} />
			<OtherHomes homes={others} language={language} />
			<div className="mt-8">
				<HomeHeading summary={summary} />
			</div>
			<div className="mt-12 grid grid-cols-1 gap-16">
				{statistics ? (
					<>
						<Figures visits={statistics.visits} />
						<VisitsSection days={statistics.days} />
						<div className="grid grid-cols-1 gap-x-16 gap-y-12 desktop:grid-cols-2">
							<SourcesTable sources={statistics.sources} />
							<div className="grid grid-cols-1 content-start gap-12">
								<ComparisonSection comparison={comparison} />
								<KindsTable statistics={statistics} />
							</div>
						</div>
					</>
				) : (
					<FailedSection />
				)}
				<HistorySection
					homeId={summary.id}
					path={ownedHomePath(summary.id, language)}
					language={language}
					view={view}
					page={history}
					statistics={statistics}
					now={now}
				/>
				<div className="grid grid-cols-1 gap-x-16 gap-y-12 border-hairline border-t pt-12 desktop:grid-cols-3">
					<DocumentsSection documents={summary.documents} />
					<AgentSection agent={summary.agent} />
					<CalendarSection address={calendar} />
				</div>
			</div>
		</div>
	);
}
