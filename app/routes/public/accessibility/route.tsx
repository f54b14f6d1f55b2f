import { textPageData } from "../../../features/content/content-data";
import { loadText } from "../../../features/content/page-text";
import { TextArticle } from "../../../features/content/text-article";
import { FormSection } from "../../../features/forms/form-section";
import { returnedForm } from "../../../features/forms/form-state";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";

/** Accessibility statement, with the form that reports a barrier. Source: directive (EU) 2019/882, annex V. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const { text, head } = loadText(context, "accessibility", url.pathname);
	const crumbs = [{ label: text.title }];
	head.structuredData = textPageData(text, "WebPage", { ...agencyContext(context), crumbs }, url.pathname);
	const t = textsOf(context, "content");
	const state = await returnedForm(context, ["accessibility-report"]);
	return { head, text, state, report: { title: t("report.title"), text: t("report.text") } };
}

export default function AccessibilityRoute({ loaderData }: Route.ComponentProps) {
	const { text, state, report } = loaderData;
	return (
		<TextArticle text={text}>
			<FormSection form="accessibility-report" {...report} state={state} />
		</TextArticle>
	);
}
