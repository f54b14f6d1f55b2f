import { agency, site, visitor } from "../../../context";
import { openVacancies, sectionsOfJobs, vacancyPath } from "../../../domain/agency/vacancies";
import { pageText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { returnedForm } from "../../../features/forms/form-state";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { useLanguage } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import { Island } from "../../../page/island";
import { LinkList } from "../../../ui/link";
import type { Route } from "./+types/route";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { defaultLanguage } = context.get(site);
	const published = context.get(agency);
	const text = pageText("jobs", published, language, defaultLanguage);
	const t = translator(language, defaultLanguage, "content");
	const head: PageHead = {
		title: text.title,
		description: text.metaDescription,
		alternates: alternatesOf(url.pathname),
	};
	const state = await returnedForm(context, ["job-contact"]);
	const pages = openVacancies(published.offices).flatMap((vacancy) => {
		const heading = text.sections[vacancy.section]?.heading;
		return heading ? [{ label: heading, to: vacancyPath(vacancy, language) }] : [];
	});
	const shown = { ...text, sections: sectionsOfJobs(published.offices, text.sections) };
	return { head, text: shown, state, pages, apply: { title: t("apply.title"), text: t("apply.text") } };
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
	const { text, state, pages, apply } = loaderData;
	const language = useLanguage();
	return (
		<TextArticle text={text} language={language}>
			<LinkList links={pages} className="mt-12 grid gap-1" />
			<section
				id="job-contact"
				aria-labelledby="job-contact-title"
				className="mt-16 max-w-measure border-hairline border-t pt-12"
			>
				<h2 id="job-contact-title" className="text-3xl">
					{apply.title}
				</h2>
				<p className="mt-4 mb-8 text-lg text-quiet">{apply.text}</p>
				<Island of={EnquiryForm} props={{ form: "job-contact", state }} />
			</section>
		</TextArticle>
	);
}
