import { type RouterContextProvider, redirect } from "react-router";
import { listings, visitor } from "../../../context";
import { isPreviewPath } from "../../../domain/pages/paths";
import { notFound } from "../../errors/not-found";
import { loadPropertyPreview } from "./load-preview";
import { loadPropertyPage } from "./load-property";

/**
 * Loads a property's page for a URL that ends in its id. A wrong path redirects to the canonical one. A path with
 * `preview` loads a preview.
 *
 * @throws the error page for unknown, sold or rented properties
 */
export async function loadListed(context: Readonly<RouterContextProvider>, id: number, url: URL) {
	if (isPreviewPath(url.pathname)) return loadPropertyPreview(context, id, url);
	const { language } = context.get(visitor);
	const answer = await context.get(listings).property(id, language);
	if (answer.found === "none") throw await notFound(context, "listing");
	if (answer.found === "ended") throw await notFound(context, "listing", { similar: answer.similar });
	const canonical = answer.detail.alternates[language];
	if (url.pathname !== canonical) throw redirect(canonical + url.search, 301);
	return { ...(await loadPropertyPage(context, answer.detail, url)), preview: null };
}
