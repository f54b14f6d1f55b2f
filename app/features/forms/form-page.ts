import type { RouterContextProvider } from "react-router";
import { agency, visitor } from "../../context";
import { brandValues } from "../../domain/agency/brand";
import { isOneOf } from "../../domain/records";
import { alternatesOf } from "../layout/alternates";
import type { PageHead } from "../layout/head";
import { textsOf } from "../layout/page-loader";
import type { FormWords, ScreenForm } from "./form-fields";
import { returnedForm } from "./form-state";

/** Forms whose pages people search for: their meta title and description say more than the heading and intro. */
const described = ["contact-demand", "site-contact", "sign-newsletter", "rent-profile", "demand-register"] as const;
type Described = (typeof described)[number];

function isDescribed(words: string): words is Described {
	return isOneOf(described, words);
}

type PageOptions = { robots?: "noindex"; words?: FormWords };

/** Loads a form's page: its head, and the state of a rejected submission. */
export async function loadFormPage(
	context: Readonly<RouterContextProvider>,
	url: URL,
	form: ScreenForm,
	{ robots, words = form }: PageOptions = {},
) {
	const { language } = context.get(visitor);
	const t = textsOf(context, "forms");
	const head: PageHead = {
		title: isDescribed(words) ? t(`meta.${words}.title`) : t(`form.${words}.title`),
		description: isDescribed(words)
			? t(`meta.${words}.description`, brandValues(context.get(agency), language))
			: t(`form.${words}.intro`),
		alternates: alternatesOf(url.pathname),
		...(robots ? { robots } : {}),
	};
	return { head, state: await returnedForm(context, [form]) };
}
