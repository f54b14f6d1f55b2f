import { site, visitor } from "../../context";
import { pagePath } from "../../domain/pages/paths";
import { ConsentSettingsLink } from "../../features/consent/consent-settings-link";
import { ownPicture } from "../../features/content/own-picture";
import { headTitle, pageText, serviceTeasers } from "../../features/content/page-text";
import { ServiceList } from "../../features/content/service-list";
import { TextArticle } from "../../features/content/text-article";
import { notFound } from "../../features/errors/not-found";
import { alternatesOf } from "../../features/layout/alternates";
import type { PageHead } from "../../features/layout/head";
import { useLanguage } from "../../features/layout/site-data";
import { translator } from "../../i18n/translator";
import { buttonClass } from "../../ui/button";
import type { Route } from "./+types/route";
import { TeamList, teamOf } from "./team-list";
import { textPageOf } from "./text-pages";

/** The overview's first section announces the four articles. */
const TEASERS_AFTER = 0;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { defaultLanguage } = context.get(site);
	const page = textPageOf(url.pathname);
	if (!page) throw await notFound(context, "page");
	const { key, picture, service } = page;
	const text = pageText(key, language, defaultLanguage);
	const t = translator(language, defaultLanguage, "content");
	const head: PageHead = {
		title: headTitle(text.title),
		description: text.metaDescription,
		alternates: alternatesOf(url.pathname),
	};
	const overview = { label: t("services.title"), to: pagePath("/Onze-diensten/", language) };
	return {
		head,
		text,
		picture: picture ? ownPicture(picture) : null,
		cookieSettings: key === "cookies",
		overview: service ? overview : null,
		otherServices: t("otherServices"),
		team: key === "about" ? teamOf(language) : [],
		services: service || key === "services" ? serviceTeasers(t, language, service) : [],
	};
}

export default function TextRoute({ loaderData }: Route.ComponentProps) {
	const { text, picture, cookieSettings, overview, otherServices, services, team } = loaderData;
	const language = useLanguage();
	const teasers = <ServiceList services={services} look="two" className="my-12 max-w-measure" />;
	return (
		<>
			<TextArticle
				text={text}
				language={language}
				parents={overview ? [overview] : []}
				picture={picture}
				{...(services.length > 0 && !overview ? { inset: { after: TEASERS_AFTER, content: teasers } } : {})}
			>
				{team.length > 0 && <TeamList team={team} />}
				{cookieSettings && (
					<p className="mt-12">
						<ConsentSettingsLink className={buttonClass({ variant: "secondary" })} />
					</p>
				)}
			</TextArticle>
			{overview && (
				<section className="page-width mt-16 print-hidden tablet:mt-24" aria-labelledby="other-services">
					<h2 id="other-services" className="mb-8 text-3xl">
						{otherServices}
					</h2>
					<ServiceList services={services} look="three" />
				</section>
			)}
		</>
	);
}
