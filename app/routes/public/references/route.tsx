import type { ItemList, Thing } from "schema-dts";
import { listings } from "../../../context";
import { pagePath } from "../../../domain/pages/paths";
import { byMunicipality, type Reference } from "../../../domain/property/reference";
import { agencyId } from "../../../features/layout/agency-data";
import { alternatesOf } from "../../../features/layout/alternates";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { ReferenceGrid } from "../../../features/listing/reference-grid";
import { pageGraph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { classNames } from "../../../ui/class-names";
import { TextLink } from "../../../ui/link";
import type { Route } from "./+types/route";

/** Properties that the agency has sold and let, by municipality. */
export async function loader({ context }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	const t = textsOf(context, "references");
	const references = await context.get(listings).references({ agent: null, visibleOnly: true }, language);
	const path = pagePath("references", language);
	const head: PageHead = {
		title: t("metaTitle"),
		description: t("metaDescription"),
		alternates: alternatesOf(path),
		...(references.length === 0 ? { robots: "noindex" } : {}),
	};
	const page: Thing = {
		"@type": "CollectionPage",
		"@id": origin + path,
		url: origin + path,
		name: t("title"),
		description: t("metaDescription"),
		inLanguage: language,
		publisher: { "@id": agencyId(origin) },
		mainEntity: referenceData(references, origin),
	};
	head.structuredData = pageGraph([page], { ...about, crumbs: [{ label: t("title") }] }, path);
	return { head, groups: byMunicipality(references), total: references.length };
}

export default function ReferencesRoute({ loaderData }: Route.ComponentProps) {
	const { groups, total } = loaderData;
	const { t } = useTranslation(["references", "home"]);
	const language = useLanguage();
	const named = groups.map((group, at) => ({
		...group,
		id: `municipality-${at}`,
		title: group.municipality ?? t("elsewhere"),
	}));
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={[{ label: t("title") }]} />
			<header className="mt-8 tablet:mt-12">
				<h1 className="max-w-[20ch] text-5xl">{t("title")}</h1>
				<p className="mt-6 max-w-measure text-quiet text-xl">{total > 0 ? t("intro", { count: total }) : t("none")}</p>
				<p className="mt-8">
					<ButtonLink to={pagePath("valuation", language)}>{t("home:valuation.button")}</ButtonLink>
				</p>
				{named.length > 1 && (
					<nav aria-label={t("municipalities")} className="mt-8">
						<ul className="flex flex-wrap gap-x-6 tablet:gap-y-2">
							{named.map(({ id, title, references }) => (
								<li key={id}>
									<TextLink
										to={`#${id}`}
										className="max-tablet:inline-flex max-tablet:min-h-11 max-tablet:items-center"
									>{`${title} (${references.length})`}</TextLink>
								</li>
							))}
						</ul>
					</nav>
				)}
			</header>
			<div className="mt-14 grid grid-cols-1 gap-x-6 gap-y-14 tablet:grid-cols-2 desktop:grid-cols-3 desktop:gap-x-8">
				{named.map(({ id, title, references }) => (
					<section
						key={id}
						id={id}
						aria-labelledby={`${id}-title`}
						className={classNames("grid grid-cols-subgrid content-start", widthOf(references.length))}
					>
						<h2 id={`${id}-title`} className="col-span-full mb-6 text-3xl">
							{title}
						</h2>
						<ReferenceGrid references={references} columns="shared" />
					</section>
				))}
			</div>
		</div>
	);
}

/** A municipality is as wide as its references: those with a single one are side by side. */
function widthOf(count: number): string {
	if (count === 1) return "";
	return count === 2 ? "tablet:col-span-2" : "tablet:col-span-2 desktop:col-span-3";
}

/** Structured data of the references, limited to what the page shows. */
function referenceData(references: readonly Reference[], origin: string): ItemList {
	return {
		"@type": "ItemList",
		numberOfItems: references.length,
		itemListElement: references.map(({ title, municipality, path, picture }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			item: {
				"@type": "Residence",
				name: title,
				...(path ? { url: origin + path } : {}),
				...(picture ? { image: new URL(picture.src, origin).href } : {}),
				...(municipality ? { address: { "@type": "PostalAddress", addressLocality: municipality } } : {}),
			},
		})),
	};
}
