import type { RouterContextProvider } from "react-router";
import { site, visitor } from "../../context";
import { translator } from "../../i18n/translator";
import { headTitle } from "../content/page-text";
import { alternatesOf } from "../layout/alternates";
import type { PageHead } from "../layout/head";
import type { FormWords, ScreenForm } from "./form-fields";
import { returnedForm } from "./form-state";

type PageOptions = { robots?: "noindex"; words?: FormWords };

/** The data of a form's page: its head, and the state of a rejected submission. */
export async function loadFormPage(
	context: Readonly<RouterContextProvider>,
	url: URL,
	form: ScreenForm,
	{ robots, words = form }: PageOptions = {},
) {
	const { language } = context.get(visitor);
	const t = translator(language, context.get(site).defaultLanguage, "forms");
	const head: PageHead = {
		title: headTitle(t(`form.${words}.title`)),
		description: t(`form.${words}.intro`),
		alternates: alternatesOf(url.pathname),
		...(robots ? { robots } : {}),
	};
	return { head, state: await returnedForm(context, [form]) };
}
