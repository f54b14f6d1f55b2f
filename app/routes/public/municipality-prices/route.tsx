import { listings } from "../../../context";
import { formatDate } from "../../../domain/formatting/dates";
import { MIN_FOR_MEDIAN } from "../../../domain/landing/figures";
import { typesWithPages } from "../../../domain/landing/landing";
import { HOMES } from "../../../domain/landing/landing-types";
import {
	directionOf,
	MIN_MUNICIPALITIES,
	nextOrder,
	type PriceColumn,
	priceOrderOf,
} from "../../../domain/landing/municipality-prices";
import { pageAt } from "../../../domain/pages/address";
import { goalPage } from "../../../domain/pages/listing-paths";
import { pagePath } from "../../../domain/pages/paths";
import { priceFilePath, priceGoalOf, pricePath } from "../../../domain/pages/price-paths";
import { RESIDENTIAL } from "../../../domain/property/kind";
import { formatCents, formatEuro } from "../../../domain/property/price";
import { notFound } from "../../../features/errors/not-found";
import { municipalityPriceRows } from "../../../features/landing/municipality-price-rows";
import { priceMap } from "../../../features/landing/price-map";
import { PriceMapDrawing } from "../../../features/landing/price-map-drawing";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { Money } from "../../../features/listing/money";
import { LinkList, TextLink } from "../../../ui/link";
import { Table } from "../../../ui/table";
import type { Route } from "./+types/route";
import { priceHead } from "./price-head";

const sortable: readonly PriceColumn[] = ["name", "price", "count"];

export async function loader({ url, context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { language } = about;
	const goal = priceGoalOf(pageAt(url.pathname));
	if (goal === null) throw await notFound(context, "page");
	const t = textsOf(context, "landing");
	const types = typesWithPages(await context.get(listings).typeList()).filter(
		({ id, parent, webId }) => id !== HOMES && parent === null && webId === RESIDENTIAL,
	);
	const type = types.find(({ id }) => String(id) === url.searchParams.get("type"))?.id ?? null;
	const prices = await context.get(listings).municipalityPrices({ goal, type });
	const order = priceOrderOf(url.searchParams.get("sort"));
	const address = (asked: { type: number | null; sort?: string }) => {
		const params = new URLSearchParams();
		if (asked.type !== null) params.set("type", String(asked.type));
		if (asked.sort !== undefined) params.set("sort", asked.sort);
		return params.size === 0 ? path : `${path}?${params}`;
	};
	const path = pricePath(goal, language);
	const title = t(`municipalityPrices.${goal}.title`);
	const now = new Date();
	const list = pagePath(goalPage(goal), language);
	const crumbs = [{ label: t(`listing:list.title.${goal}`), to: list }, { label: title }];
	const other = goal === "sale" ? "rent" : "sale";
	const texts = {
		title,
		intro: t(`municipalityPrices.${goal}.intro`, { least: MIN_FOR_MEDIAN }),
		none: t("municipalityPrices.none"),
		half: t("municipalityPrices.half"),
		source: t("municipalityPrices.source", { date: formatDate(now) }),
		sort: t("municipalityPrices.sort"),
		map: t("municipalityPrices.map"),
		types: t("municipalityPrices.types"),
		halfColumn: t("municipalityPrices.column.half"),
	};
	const kinds: { id: number | null; label: string }[] = [
		{ id: null, label: t("municipalityPrices.everyType") },
		...types.map(({ id, names }) => ({ id, label: names[language] })),
	];
	const isIndexed = prices.length >= MIN_MUNICIPALITIES && type === null;
	return {
		head: priceHead({ goal, title, crumbs, isIndexed, now }, about, t),
		crumbs,
		texts,
		rows: municipalityPriceRows(prices, { goal, order, language }),
		columns: sortable.map((column) => ({
			column,
			title: t(`municipalityPrices.column.${column}`),
			to: address({ type, sort: nextOrder(column, order) }),
			direction: directionOf(column, order),
		})),
		kinds: kinds.map(({ id, label }) => ({ label, to: address({ type: id }), isChosen: id === type })),
		map:
			prices.length >= MIN_MUNICIPALITIES
				? priceMap(prices, goal === "rent" ? formatCents : formatEuro, language)
				: null,
		file: { label: t("municipalityPrices.download"), to: priceFilePath(goal, language) },
		links: [
			{ label: t(`municipalityPrices.${other}.other`), to: pricePath(other, language) },
			{ label: t("home:valuation.button"), to: pagePath("valuation", language) },
			...(goal === "sale" ? [{ label: t("common:menu.costs"), to: pagePath("purchase-costs", language) }] : []),
		],
	};
}

export default function MunicipalityPricesRoute({ loaderData }: Route.ComponentProps) {
	const { crumbs, texts, rows, columns, kinds, map, file, links } = loaderData;
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={crumbs} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[24ch] text-5xl">{texts.title}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{texts.intro}</p>
			</header>
			{kinds.length > 2 && (
				<nav aria-label={texts.types} className="mt-8 flex flex-wrap gap-x-6">
					{kinds.map(({ label, to, isChosen }) => (
						<TextLink
							key={to}
							to={to}
							aria-current={isChosen ? "true" : undefined}
							className={`inline-flex min-h-11 items-center ${isChosen ? "font-semibold" : ""}`}
						>
							{label}
						</TextLink>
					))}
				</nav>
			)}
			{rows.length === 0 ? (
				<p className="mt-10 max-w-measure text-lg">{texts.none}</p>
			) : (
				<div className="mt-10 max-w-[60rem]">
					{map && <PriceMapDrawing map={map} title={texts.map} />}
					<PriceTable {...{ texts, rows, columns }} />
					<p className="mt-6 max-w-measure text-quiet">{texts.half}</p>
					<p className="mt-2 max-w-measure text-quiet">{texts.source}</p>
					<p className="mt-4">
						<TextLink to={file.to} className="inline-flex min-h-11 items-center">
							{file.label}
						</TextLink>
					</p>
				</div>
			)}
			<LinkList links={links} className="mt-10 grid justify-items-start text-lg" />
		</div>
	);
}

type PriceTableProps = Pick<Route.ComponentProps["loaderData"], "texts" | "rows" | "columns">;

function PriceTable({ texts, rows, columns }: PriceTableProps) {
	const [name, price, count] = columns.map(({ title, to, direction }) => ({
		title,
		sort: { to, label: `${texts.sort} ${title}`, direction },
	}));
	return (
		<>
			{/* On phones the table has no titles to sort by. */}
			<nav aria-label={texts.sort} className="mb-4 flex flex-wrap gap-x-5 tablet:hidden">
				{columns.map(({ column, title, to }) => (
					<TextLink key={column} to={to} className="inline-flex min-h-11 items-center">
						{title}
					</TextLink>
				))}
			</nav>
			<Table
				caption={texts.title}
				stacked
				rows={rows}
				rowKey={({ code }) => code}
				columns={[
					{
						title: "",
						...name,
						rowHeader: true,
						cell: (row) => (
							<TextLink to={row.path} className="reach">
								{row.name}
							</TextLink>
						),
					},
					{ title: "", ...price, numeric: true, cell: ({ median }) => <Money>{median}</Money> },
					{ title: texts.halfColumn, numeric: true, cell: ({ middleHalf }) => <Money>{middleHalf}</Money> },
					{ title: "", ...count, numeric: true, cell: (row) => row.count },
				]}
			/>
		</>
	);
}
