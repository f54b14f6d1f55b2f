import { redirect } from "react-router";
import type { Thing } from "schema-dts";
import { listings } from "../../../context";
import { displayPhone } from "../../../domain/formatting/phone";
import { inEveryLanguage } from "../../../domain/language";
import { agentPath } from "../../../domain/pages/agent-paths";
import { pagePath } from "../../../domain/pages/paths";
import { parseSearch } from "../../../domain/search/search";
import { notFound } from "../../../features/errors/not-found";
import { agencyId } from "../../../features/layout/agency-data";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { agencyContext, textsOf } from "../../../features/layout/page-loader";
import { useSite } from "../../../features/layout/site-data";
import { PropertyGrid } from "../../../features/listing/property-grid";
import { ReferenceGrid } from "../../../features/listing/reference-grid";
import { type AgentProfile, agentOfSlug } from "../../../features/office/agent-profile";
import { pageGraph } from "../../../features/property/load/structured-data";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { TextLink } from "../../../ui/link";
import { Pagination } from "../../../ui/pagination";
import { Picture } from "../../../ui/picture";
import type { Route } from "./+types/route";

const MOVED = 301;
const REFERENCES_SHOWN = 6;
const LISTINGS = "agent-listings";

/** An agent with their listings by page; the first page also has their latest references. */
export async function loader({ url, context, params }: Route.LoaderArgs) {
	const about = agencyContext(context);
	const { origin, language } = about;
	const services = context.get(listings);
	const found = agentOfSlug(about.agency, params.agent ?? "", await services.agents(), language);
	if (!found) throw await notFound(context, "page");
	const { profile, feedName } = found;
	const path = agentPath(profile.name, language);
	if (!path.endsWith(`/${params.agent}/`)) throw redirect(path, MOVED);
	const { page } = parseSearch(url.searchParams).search;
	const [offered, references] = await Promise.all([
		feedName === null ? { cards: [], pages: 0 } : services.ofAgent(feedName, language, page),
		feedName === null || page > 1
			? []
			: services.references({ agent: feedName, visibleOnly: true, limit: REFERENCES_SHOWN }, language),
	]);
	if (page > Math.max(offered.pages, 1)) throw await notFound(context, "page");
	const t = textsOf(context, "references");
	const head: PageHead = {
		title: t("agent.metaTitle", { name: profile.name }),
		description: t("agent.metaDescription", { name: profile.name }),
		alternates: inEveryLanguage((each) => agentPath(profile.name, each)),
		canonical: pageAddress(path, page),
	};
	const crumbs = [{ label: t("common:menu.about"), to: pagePath("about", language) }, { label: profile.name }];
	head.structuredData = pageGraph([personData(profile, { origin, path })], { ...about, crumbs }, path);
	return { head, profile, path, page, offered, references, crumbs };
}

function pageAddress(path: string, page: number): string {
	return page > 1 ? `${path}?page=${page}` : path;
}

function personData(
	{ name, role, phone, picture, speaks }: AgentProfile,
	{ origin, path }: { origin: string; path: string },
): Thing {
	return {
		"@type": "ProfilePage",
		"@id": origin + path,
		url: origin + path,
		mainEntity: {
			"@type": "Person",
			"@id": `${origin}${path}#person`,
			name,
			...(role ? { jobTitle: role } : {}),
			...(phone ? { telephone: phone.dial } : {}),
			...(picture ? { image: new URL(picture.src, origin).href } : {}),
			...(speaks.length > 0 ? { knowsLanguage: speaks } : {}),
			worksFor: { "@id": agencyId(origin) },
		},
	};
}

export default function AgentRoute({ loaderData }: Route.ComponentProps) {
	const { profile, path, page, offered, references, crumbs } = loaderData;
	const { t } = useTranslation(["references", "common", "listing"]);
	const language = useLanguage();
	const { name, role, picture, phone, office } = profile;
	return (
		<div className="page-width pt-8">
			<Breadcrumbs crumbs={crumbs} />
			<header className="mt-8 flex flex-wrap items-start gap-x-12 gap-y-8 tablet:mt-12">
				{picture && (
					<Picture
						picture={{ ...picture, alt: "" }}
						sizes="(width < 768px) 60vw, 16rem"
						eager
						className="aspect-4/5 w-48 tablet:w-64"
					/>
				)}
				<div className="min-w-0 flex-1 basis-72">
					<h1 className="text-5xl">{name}</h1>
					{role && <p className="mt-4 text-quiet text-xl">{role}</p>}
					<Facts profile={profile} />
					<p className="mt-8 flex flex-wrap gap-4">
						{phone && <ButtonLink to={`tel:${phone.dial}`}>{displayPhone(phone.shown)}</ButtonLink>}
						<ButtonLink to={office?.to ?? pagePath("contact", language)} variant="secondary">
							{office ? t("agent.office", { city: office.city }) : t("common:menu.contact")}
						</ButtonLink>
					</p>
				</div>
			</header>
			<section aria-labelledby={LISTINGS} className="mt-20">
				<h2 id={LISTINGS} className="mb-8 text-3xl">
					{t("agent.listings")}
				</h2>
				{offered.cards.length > 0 ? (
					<>
						<PropertyGrid properties={offered.cards} />
						<div className="mt-16">
							<Pagination
								page={page}
								pages={offered.pages}
								to={(number) => `${pageAddress(path, number)}#${LISTINGS}`}
								label={t("listing:list.pages")}
								pageLabel={(number) => t("listing:list.page", { page: number })}
							/>
						</div>
					</>
				) : (
					<p className="max-w-measure text-lg">{t("agent.nothing")}</p>
				)}
			</section>
			{references.length > 0 && (
				<section aria-labelledby="agent-references" className="mt-20">
					<h2 id="agent-references" className="mb-8 text-3xl">
						{t("agent.references")}
					</h2>
					<ReferenceGrid references={references} />
					<p className="mt-8">
						<TextLink to={pagePath("references", language)} className="inline-flex min-h-11 items-center">
							{t("agent.allReferences")}
						</TextLink>
					</p>
				</section>
			)}
		</div>
	);
}

function Facts({ profile: { number, speaks } }: { profile: AgentProfile }) {
	const { t } = useTranslation(["references", "common"]);
	const language = useLanguage();
	const { agency } = useSite();
	if (number === null && speaks.length === 0) return null;
	return (
		<dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
			{number !== null && (
				<>
					<dt className="text-quiet">{agency.institute.label[language]}</dt>
					<dd>{number}</dd>
				</>
			)}
			{speaks.length > 0 && (
				<>
					<dt className="text-quiet">{t("agent.speaks")}</dt>
					<dd>{speaks.join(", ")}</dd>
				</>
			)}
		</dl>
	);
}
