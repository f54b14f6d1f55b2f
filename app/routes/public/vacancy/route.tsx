import { agency, site, visitor } from "../../../context";
import { applicationPath, vacancyAt, vacancyPath, vacancyPaths } from "../../../domain/agency/vacancies";
import { cutDescription } from "../../../domain/formatting/description";
import { pagePath } from "../../../domain/pages/paths";
import { vacancyData } from "../../../features/content/content-data";
import { pageText } from "../../../features/content/page-text";
import { notFound } from "../../../features/errors/not-found";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { ButtonLink } from "../../../ui/button";
import type { Route } from "./+types/route";

/** Length of a description that search engines show. */
const MAX_META_LENGTH = 155;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const published = context.get(agency);
	// Data requests may lack the trailing slash.
	const vacancy = vacancyAt(published.offices, url.pathname.replace(/\/?$/, "/"), language);
	const text = pageText("jobs", published, language, context.get(site).defaultLanguage);
	const part = vacancy && text.sections[vacancy.section];
	if (!vacancy || !part) throw await notFound(context, "page");
	const t = textsOf(context, "content");
	const jobs = { label: text.title, to: pagePath("jobs", language) };
	const crumbs = [jobs, { label: part.heading }];
	const head: PageHead = {
		title: part.heading,
		description: cutDescription(part.paragraphs.join(" "), MAX_META_LENGTH),
		alternates: vacancyPaths(vacancy),
		canonical: vacancyPath(vacancy, language),
	};
	head.structuredData = vacancyData(vacancy, part, { ...agencyContext(context), crumbs });
	return { head, crumbs, part, apply: { label: t("apply.title"), to: applicationPath(vacancy, language) } };
}

export default function VacancyRoute({ loaderData }: Route.ComponentProps) {
	const { crumbs, part, apply } = loaderData;
	return (
		<article className="page-width pt-8">
			<Breadcrumbs crumbs={crumbs} />
			<h1 className="mt-8 max-w-[24ch] text-5xl tablet:mt-12">{part.heading}</h1>
			<div className="mt-8 max-w-measure text-lg">
				{part.paragraphs.map((paragraph) => (
					<p key={paragraph} className="mt-4">
						{paragraph}
					</p>
				))}
				<ul className="mt-4 list-disc pl-6">
					{part.list.map((line) => (
						<li key={line} className="mt-2">
							{line}
						</li>
					))}
				</ul>
			</div>
			<ButtonLink to={apply.to} className="mt-10">
				{apply.label}
			</ButtonLink>
		</article>
	);
}
