import { site, structuredData, visitor } from "../../context";
import { pagePath } from "../../domain/pages/paths";
import { vacanciesData } from "../../features/content/content-data";
import { headTitle, pageText } from "../../features/content/page-text";
import { TextArticle } from "../../features/content/text-article";
import { EnquiryForm } from "../../features/forms/enquiry-form";
import { returnedForm } from "../../features/forms/form-state";
import { alternatesOf } from "../../features/layout/alternates";
import type { PageHead } from "../../features/layout/head";
import { useLanguage } from "../../features/layout/site-data";
import { translator } from "../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["forms"] };

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { defaultLanguage } = context.get(site);
	const text = pageText("jobs", language, defaultLanguage);
	const t = translator(language, defaultLanguage, "content");
	const head: PageHead = {
		title: headTitle(text.title),
		description: text.metaDescription,
		alternates: alternatesOf(url.pathname),
	};
	const state = await returnedForm(context, ["job-contact"]);
	context.set(structuredData, vacanciesData(text, context.get(site).origin, language, pagePath("/jobs/", language)));
	return { head, text, state, apply: { title: t("apply.title"), text: t("apply.text") } };
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
	const { text, state, apply } = loaderData;
	const language = useLanguage();
	return (
		<TextArticle text={text} language={language}>
			<section
				id="job-contact"
				aria-labelledby="job-contact-title"
				className="mt-16 max-w-measure border-hairline border-t pt-12"
			>
				<h2 id="job-contact-title" className="text-3xl">
					{apply.title}
				</h2>
				<p className="mt-4 mb-8 text-lg text-quiet">{apply.text}</p>
				<EnquiryForm form="job-contact" state={state} />
			</section>
		</TextArticle>
	);
}
