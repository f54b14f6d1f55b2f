import { agency, visitor } from "../../../context";
import { openVacancies, sectionsOfJobs, vacancyAppliedFor, vacancyPath } from "../../../domain/agency/vacancies";
import { loadText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { FormSection } from "../../../features/forms/form-section";
import { returnedForm } from "../../../features/forms/form-state";
import { textsOf } from "../../../features/layout/page-loader";
import { LinkList } from "../../../ui/link";
import type { Route } from "./+types/route";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const published = context.get(agency);
	const { text, head } = loadText(context, "jobs", url.pathname);
	const t = textsOf(context, "content");
	const state = await returnedForm(context, ["job-contact"]);
	const appliedFor = vacancyAppliedFor(published.offices, url.searchParams);
	const job = appliedFor && text.sections[appliedFor.section]?.heading;
	const pages = openVacancies(published.offices).flatMap((vacancy) => {
		const heading = text.sections[vacancy.section]?.heading;
		return heading ? [{ label: heading, to: vacancyPath(vacancy, language) }] : [];
	});
	const shown = { ...text, sections: sectionsOfJobs(published.offices, text.sections) };
	return { head, text: shown, state, job, pages, apply: { title: t("apply.title"), text: t("apply.text") } };
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
	const { text, state, job, pages, apply } = loaderData;
	return (
		<TextArticle text={text}>
			<LinkList links={pages} className="mt-12 grid gap-1" />
			<FormSection form="job-contact" {...apply} values={job ? { job } : undefined} state={state} />
		</TextArticle>
	);
}
