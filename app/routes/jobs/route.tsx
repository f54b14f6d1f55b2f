import { site, visitor } from "../../context";
import { pagePath } from "../../domain/paths";
import { headTitle, pageText } from "../../features/content/page-text";
import { TextArticle } from "../../features/content/text-article";
import { alternatesOf } from "../../features/frame/alternates";
import type { PageHead } from "../../features/frame/head";
import { useLanguage } from "../../features/frame/site-data";
import { translator } from "../../i18n/translator";
import { ButtonLink } from "../../ui/button";
import type { Route } from "./+types/route";

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
	return { head, text, apply: { title: t("apply.title"), text: t("apply.text"), link: t("apply.link") } };
}

export default function JobsRoute({ loaderData }: Route.ComponentProps) {
	const { text, apply } = loaderData;
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
				<p className="mt-4 text-lg text-quiet">{apply.text}</p>
				<ButtonLink to={pagePath("/contact/", language)} className="mt-8">
					{apply.link}
				</ButtonLink>
			</section>
		</TextArticle>
	);
}
