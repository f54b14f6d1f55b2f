import { agency, site, visitor } from "../../../context";
import type { Brand } from "../../../domain/agency/brand";
import { thirdPartiesOf } from "../../../domain/consent/third-parties";
import type { Language } from "../../../domain/language";
import { agentPath } from "../../../domain/pages/agent-paths";
import { pagePath } from "../../../domain/pages/paths";
import { ConsentSettingsLink } from "../../../features/consent/consent-settings-link";
import { textPageData } from "../../../features/content/content-data";
import { loadText, serviceTeasers } from "../../../features/content/page-text";
import { ServiceList } from "../../../features/content/service-list";
import { TextArticle } from "../../../features/content/text-article";
import { withThirdParties } from "../../../features/content/third-party-lines";
import { notFound } from "../../../features/errors/not-found";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { ownPicture } from "../../../features/media/photo";
import { buttonClass } from "../../../ui/button-class";
import { TextLink } from "../../../ui/link";
import { Picture, type PictureFile } from "../../../ui/picture";
import type { Route } from "./+types/route";
import { textPageOf } from "./text-pages";

/** Section after which the teasers of the four articles follow; the first one announces them. */
const TEASERS_AFTER = 0;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const published = context.get(agency);
	const page = textPageOf(url.pathname);
	if (!page) throw await notFound(context, "page");
	const { key, picture, type, service } = page;
	const t = textsOf(context, "content");
	const { text: written, head } = loadText(context, key, url.pathname);
	const text = key === "cookies" ? withThirdParties(written, thirdPartiesOf(context.get(site)), language, t) : written;
	const overview = { label: t("services.title"), to: pagePath("services", language) };
	const crumbs = [...(service ? [overview] : []), { label: text.title }];
	head.structuredData = textPageData(text, type, { ...agencyContext(context), crumbs }, url.pathname);
	return {
		head,
		text,
		picture: picture ? ownPicture(picture) : null,
		cookieSettings: key === "cookies",
		overview: service ? overview : null,
		otherServices: t("otherServices"),
		reading:
			service === "aankoop-begeleiding"
				? [
						{ to: pagePath("purchase-costs", language), label: t("calculator:title") },
						{ to: pagePath("buying-guide", language), label: t("guides.buying.title") },
					]
				: [],
		team: key === "about" ? teamOf(published, language) : [],
		services: service || key === "services" ? serviceTeasers(t, language, service) : [],
	};
}

export default function TextRoute({ loaderData }: Route.ComponentProps) {
	const { text, picture, cookieSettings, overview, otherServices, services, reading, team } = loaderData;
	const teasers = <ServiceList services={services} look="two" className="my-12 max-w-measure" />;
	return (
		<>
			<TextArticle
				text={text}
				parents={overview ? [overview] : []}
				picture={picture}
				{...(services.length > 0 && !overview ? { inset: { after: TEASERS_AFTER, content: teasers } } : {})}
			>
				{reading.length > 0 && (
					<ul className="mt-12 grid gap-2 text-lg">
						{reading.map(({ to, label }) => (
							<li key={to}>
								<TextLink to={to}>{label}</TextLink>
							</li>
						))}
					</ul>
				)}
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

type Member = { path: string; name: string; role: string; city: string | null; picture: PictureFile | null };

/** Team members on the site, in one language. */
function teamOf({ team, offices }: Brand, language: Language): Member[] {
	return team.map(({ name, role, office, picture }) => ({
		path: agentPath(name, language),
		name,
		role: role[language],
		city: offices.find(({ id }) => id === office)?.city[language] ?? null,
		picture: picture && { ...picture, alt: "" },
	}));
}

function TeamList({ team }: { team: readonly Member[] }) {
	return (
		<ul className="mt-12 grid gap-x-8 gap-y-10 min-[480px]:grid-cols-2 desktop:grid-cols-3">
			{team.map(({ path, name, role, city, picture }) => (
				<li key={name}>
					{picture && <Picture picture={picture} sizes="(width < 768px) 50vw, 20vw" className="mb-3 aspect-4/5" />}
					<p className="font-medium">
						<TextLink to={path} look="plain">
							{name}
						</TextLink>
					</p>
					<p className="text-quiet">{[role, city].filter(Boolean).join(", ")}</p>
				</li>
			))}
		</ul>
	);
}
