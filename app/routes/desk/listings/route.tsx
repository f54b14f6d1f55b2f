import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { desk, previewAlternates, site, visitor } from "../../../context";
import { may } from "../../../domain/desk/actions";
import { type ListingQuery, listingQuery, listingViews } from "../../../domain/desk/listings";
import { deskSectionPath } from "../../../domain/desk/sections";
import { idOf } from "../../../domain/pages/address";
import { previewedGoals } from "../../../domain/pages/preview-path";
import { deskAction, itemId } from "../../../features/desk/desk-action";
import { DeskButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskAnchor, DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { SearchField } from "../../../features/desk/filter-fields";
import { FindingsTable } from "../../../features/desk/findings-table";
import { Notice } from "../../../features/desk/notice";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";
import { ListingDetail } from "./listing-detail";
import { ListingTable } from "./listing-table";

export const handle = { namespaces: ["desk", "fields", "imports", "search"] };

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "listings.see");
	const { language } = context.get(visitor);
	const { properties } = context.get(desk);
	const { origin, crm } = context.get(site);
	const t = textsOf(context, "desk");
	if (params.id !== undefined) {
		const id = idOf(params.id);
		const listing = id === null ? null : await properties.one(staff, id, language);
		if (!listing) throw itemNotFound();
		return {
			head: deskHead(listing.title),
			kind: "one" as const,
			listing,
			origin,
			crm,
			mayPublish: may(staff.role, "listings.publish"),
			mayInvite: may(staff.role, "owners.change"),
		};
	}
	const query = listingQuery(url.searchParams);
	const [list, rejected] = await Promise.all([properties.list(staff, query, language), properties.rejected()]);
	const links = context.get(previewAlternates);
	const previews = previewedGoals.map((goal) => ({ goal, path: links(goal)[language] }));
	const narrowed = [
		query.words,
		t(`listings.view.${query.view}`),
		t("listings.count", { count: list.total }),
		list.pages > 1 && t("listings.page", { page: query.page, pages: list.pages }),
	];
	const head = deskHead(t("section.listings"), narrowed);
	return { head, kind: "list" as const, query, ...list, rejected, crm, previews };
}

export const action = deskAction("listings", {
	async publish(args) {
		const id = idOf(itemId(args));
		const value = Number(args.form.get("value"));
		const field = String(args.form.get("field"));
		if (id === null || !(await args.desk.properties.publishFigure(args.staff, { id, field, value })))
			throw itemNotFound();
		return args.done("figurePublished");
	},
});

export default function DeskListingsRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation("desk");
	if (loaderData.kind === "one") return <ListingDetail {...loaderData} />;
	const { query, rows, total, pages, rejected, crm, previews } = loaderData;
	return (
		<DeskPage title={t("section.listings")} intro={t("listings.count", { count: total })}>
			{rejected.length > 0 && (
				<Notice tone="warning">
					<a href="#rejected">{t("listings.rejectedCount", { count: rejected.length })}</a>
				</Notice>
			)}
			<Views query={query} />
			<ListingTable rows={rows} />
			<Pages query={query} pages={pages} />
			<p className="desk-actions">
				{previews.map(({ goal, path }) => (
					<DeskAnchor key={goal} href={path}>
						{t(`listings.previewOf.${goal}`)}
					</DeskAnchor>
				))}
			</p>
			{rejected.length > 0 && (
				<DeskSection id="rejected" title={t("listings.rejected")} intro={t("listings.rejectedText")}>
					<FindingsTable caption={t("listings.rejected")} findings={rejected} crm={crm} />
				</DeskSection>
			)}
		</DeskPage>
	);
}

function Views({ query }: { query: ListingQuery }) {
	const { t } = useTranslation("desk");
	const path = deskSectionPath("listings", useLanguage());
	return (
		<>
			<ul className="desk-tabs">
				{listingViews.map((view) => (
					<li key={view}>
						<Link
							to={path + searchOf({ ...query, view, page: 1 })}
							aria-current={view === query.view ? "true" : undefined}
						>
							{t(`listings.view.${view}`)}
						</Link>
					</li>
				))}
			</ul>
			<Form action={path} className="desk-search desk-search-below">
				<input type="hidden" name="state" value={query.view} />
				<SearchField label={t("listings.search")} words={query.words} />
				<DeskButton>{t("listings.find")}</DeskButton>
			</Form>
		</>
	);
}

function Pages({ query, pages }: { query: ListingQuery; pages: number }) {
	const { t } = useTranslation("desk");
	const path = deskSectionPath("listings", useLanguage());
	if (pages < 2) return null;
	return (
		<p className="desk-actions desk-pages">
			{query.page > 1 && (
				<DeskLink to={path + searchOf({ ...query, page: query.page - 1 })}>{t("listings.previous")}</DeskLink>
			)}
			<span className="desk-quiet">{t("listings.page", { page: query.page, pages })}</span>
			{query.page < pages && (
				<DeskLink to={path + searchOf({ ...query, page: query.page + 1 })}>{t("listings.next")}</DeskLink>
			)}
		</p>
	);
}

function searchOf({ view, words, page }: ListingQuery): string {
	const search = new URLSearchParams({ state: view });
	if (words) search.set("q", words);
	if (page > 1) search.set("page", String(page));
	return `?${search}`;
}
