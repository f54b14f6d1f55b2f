import { data } from "react-router";
import { agency, listings, sentences, site, visitor } from "../../../context";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { placeLabel } from "../../../domain/search/place-label";
import { isUnknownPlace } from "../../../domain/search/resolve-places";
import { listData } from "../../../features/landing/landing-data";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { textsOf } from "../../../features/layout/page-loader";
import { ProjectCardView } from "../../../features/project/project-card";
import { PlaceField } from "../../../features/search/live/place-field";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Island } from "../../../page/island";
import { Button, ButtonLink } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import { Pagination } from "../../../ui/pagination";
import type { Route } from "./+types/route";
import type { ProjectFilterValues } from "./project-filter-address";
import { filterAddress, parseProjectFilter } from "./project-filter-address";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const services = context.get(listings);
	const filter = parseProjectFilter(url.searchParams);
	const { radius, isAvailable } = filter;
	const isFiltered = filter.places.length > 0 || isAvailable;
	const meant = await Promise.all(filter.places.map((place) => placeMeant(context, place, language)));
	const names = [...new Set(meant.flat())];
	const found = await services.projects(language, {
		places: { names, radius },
		available: isAvailable,
		page: filter.page,
	});
	const t = textsOf(context, "listing");
	const path = pagePath("projects", language);
	const head: PageHead = {
		title: `${t("list.title.projects")} (${t("list.projectCount", { count: found.total })})`,
		description: t("list.metaDescription.projects"),
		alternates: alternatesOf(path),
		canonical: filter.page > 1 ? `${path}?page=${filter.page}` : path,
		...(isFiltered ? { robots: "noindex,follow" } : {}),
	};
	const shown = {
		places: names,
		labels: names.map((name) => placeLabel(name, language)),
		radius,
		isAvailable,
	};
	const isBeyond = found.page > Math.max(found.pages, 1);
	if (!isFiltered && !isBeyond) {
		head.structuredData = listData({
			agency: context.get(agency),
			origin: context.get(site).origin,
			language,
			crumbs: [{ label: t("list.title.projects") }],
			path: head.canonical ?? path,
			name: t("list.title.projects"),
			// A project with its own site has no page here.
			items: found.items.filter(({ externalUrl }) => externalUrl === null),
			before: (found.page - 1) * found.pageSize,
		});
	}
	return data({ found, filter: shown, isFiltered, head }, { status: isBeyond ? NOT_FOUND : OK });
}

/** Resolves a differently spelt place to its parameter; an unknown place stays as typed. */
async function placeMeant(
	context: Route.LoaderArgs["context"],
	place: string,
	language: Language,
): Promise<readonly string[]> {
	if (!isUnknownPlace(place)) return [place];
	const meant = await context.get(sentences).place(place, language);
	return meant?.zip ?? (meant?.city === undefined ? [place] : [meant.city]);
}

const OK = 200;
const NOT_FOUND = 404;

export default function ProjectsRoute({ loaderData }: Route.ComponentProps) {
	const { found, filter, isFiltered } = loaderData;
	const { t } = useTranslation(["project", "listing"]);
	const language = useLanguage();
	const path = pagePath("projects", language);
	return (
		<div className="page-width py-8">
			<Breadcrumbs crumbs={[{ label: t("listing:list.title.projects") }]} />
			<h1 className="mt-6 text-4xl">{t("listing:list.title.projects")}</h1>
			<p className="mt-4 max-w-measure text-lg text-quiet">{t("list.intro")}</p>
			<ProjectFilter path={path} filter={filter} />
			<div id="projects" data-swapped>
				<p id="results" tabIndex={-1} {...control("said", "")} className="mt-6 text-quiet tabular-nums">
					{t("listing:list.projectCount", { count: found.total })}
				</p>
				{found.items.length > 0 ? (
					<ul className="mt-8 grid gap-x-8 gap-y-16 desktop:grid-cols-2">
						{found.items.map((project, index) => (
							<li key={project.id}>
								<ProjectCardView project={project} eager={index < 2} />
							</li>
						))}
					</ul>
				) : (
					<NoProjects isFiltered={isFiltered} path={path} />
				)}
				<div className="mt-16">
					<Pagination
						page={found.page}
						pages={found.pages}
						to={(page) => filterAddress(path, filter, page)}
						label={t("listing:list.pages")}
						pageLabel={(number) => t("listing:list.page", { page: number })}
						link={control("swap", "results")}
					/>
				</div>
			</div>
		</div>
	);
}

function NoProjects({ isFiltered, path }: { isFiltered: boolean; path: string }) {
	const { t } = useTranslation(["project", "listing"]);
	const language = useLanguage();
	return (
		<div className="max-w-measure py-16">
			<h2 className="text-3xl">{isFiltered ? t("list.noMatch") : t("listing:list.noProjects.title")}</h2>
			<p className="mt-4 text-lg text-quiet">
				{isFiltered ? t("list.noMatchText") : t("listing:list.noProjects.text")}
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				{isFiltered && <ButtonLink to={path}>{t("list.reset")}</ButtonLink>}
				<ButtonLink to={pagePath("save-search", language)} variant="secondary">
					{t("listing:list.empty.register")}
				</ButtonLink>
			</div>
		</div>
	);
}

type ProjectFilterProps = {
	path: string;
	/** With the names of its places. */
	filter: ProjectFilterValues & { labels: readonly string[] };
};

/** GET form: the URL holds the filter. */
function ProjectFilter({ path, filter }: ProjectFilterProps) {
	const { t } = useTranslation("project");
	return (
		<form
			method="get"
			action={path}
			className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 border-hairline border-b pb-8"
		>
			<Island
				of={PlaceField}
				props={{
					label: t("list.place"),
					name: "city",
					places: filter.places.map((value, index) => ({ value, label: filter.labels[index] ?? value })),
					radius: filter.radius ?? 0,
					className: "w-full tablet:w-104",
				}}
			/>
			<Checkbox name="available" value="1" label={t("list.available")} defaultChecked={filter.isAvailable} />
			<Button type="submit" variant="secondary">
				{t("list.submit")}
			</Button>
		</form>
	);
}
