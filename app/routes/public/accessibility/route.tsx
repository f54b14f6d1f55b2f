import { agency, site, visitor } from "../../../context";
import { pageText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { returnedForm } from "../../../features/forms/form-state";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { alternatesOf } from "../../../features/layout/alternates";
import type { PageHead } from "../../../features/layout/head";
import { useLanguage } from "../../../i18n/texts";
import { translator } from "../../../i18n/translator";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";

/** The accessibility statement, and the form that reports a barrier. Source: directive (EU) 2019/882, annex V. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { defaultLanguage } = context.get(site);
	const text = pageText("accessibility", context.get(agency), language, defaultLanguage);
	const t = translator(language, defaultLanguage, "content");
	const head: PageHead = {
		title: text.title,
		description: text.metaDescription,
		alternates: alternatesOf(url.pathname),
	};
	const state = await returnedForm(context, ["accessibility-report"]);
	return { head, text, state, report: { title: t("report.title"), text: t("report.text") } };
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
	const { text, state, report } = loaderData;
	const language = useLanguage();
	return (
		<TextArticle text={text} language={language}>
			<section
				id="accessibility-report"
				aria-labelledby="accessibility-report-title"
				className="mt-16 max-w-measure border-hairline border-t pt-12"
			>
				<h2 id="accessibility-report-title" className="text-3xl">
					{report.title}
				</h2>
				<p className="mt-4 mb-8 text-lg text-quiet">{report.text}</p>
				<Island of={EnquiryForm} props={{ form: "accessibility-report", state }} />
			</section>
		</TextArticle>
	);
}
