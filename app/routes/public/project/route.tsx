import { type LoaderFunctionArgs, redirect } from "react-router";
import { listings, visitor } from "../../../context";
import { inEveryLanguage } from "../../../domain/language";
import { projectAddressOf } from "../../../domain/pages/address";
import { isPreviewPath } from "../../../domain/pages/paths";
import { notFound } from "../../../features/errors/not-found";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import type { PageHead } from "../../../features/layout/head";
import { loadProjectPage } from "../../../features/project/load-project";
import { ProjectScreen } from "../../../features/project/project-screen";
import { loadPropertyPage } from "../../../features/property/load/load-property";
import { PropertyScreen } from "../../../features/property/property-screen";
import type { Route } from "./+types/route";

/** A project, or one of its units, whose path extends the project's. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const address = projectAddressOf(params["*"] ?? "");
	if (!address) throw await notFound(context, "page");
	if ("unit" in address) return { kind: "unit" as const, ...(await loadUnit(context, address, url)) };
	const { language } = context.get(visitor);
	const detail = await context.get(listings).project(address.project, language);
	if (!detail) throw await notFound(context, "listing");
	redirectTo(detail.alternates[language], url);
	const loaded = await loadProjectPage(context, detail, url);
	const head = isPreviewPath(url.pathname) ? previewHead(loaded.head, address.project) : loaded.head;
	return { kind: "project" as const, ...loaded, head };
}

function previewHead({ title, description }: PageHead, id: number): PageHead {
	const alternates = inEveryLanguage((language) => `/${language}/preview/project/${id}/`);
	return { title, description, robots: "noindex,nofollow", alternates };
}

async function loadUnit(context: LoaderFunctionArgs["context"], address: { project: number; unit: number }, url: URL) {
	const { language } = context.get(visitor);
	const answer = await context.get(listings).property(address.unit, language);
	if (answer.found === "none") throw await notFound(context, "listing");
	if (answer.found === "ended") throw await notFound(context, "listing", { similar: answer.similar });
	const { project, alternates } = answer.detail;
	// Under another project, a property redirects to its own path.
	redirectTo(project?.id === address.project ? project.unitPath : alternates[language], url);
	return loadPropertyPage(context, answer.detail, url, { throughProject: true });
}

function redirectTo(canonical: string, url: URL) {
	if (url.pathname !== canonical && !isPreviewPath(url.pathname)) throw redirect(canonical + url.search, 301);
}

export default function ProjectRoute({ loaderData }: Route.ComponentProps) {
	const before = <Breadcrumbs crumbs={loaderData.crumbs} />;
	if (loaderData.kind === "unit") return <PropertyScreen page={loaderData.page} before={before} />;
	return <ProjectScreen page={loaderData.page} before={before} />;
}
