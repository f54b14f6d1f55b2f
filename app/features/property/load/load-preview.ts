import type { RouterContextProvider } from "react-router";
import { isSignedLink, listings, previewAlternates, visitor } from "../../../context";
import { inEveryLanguage } from "../../../domain/language";
import { previewPath } from "../../../domain/pages/preview-path";
import { notFound } from "../../errors/not-found";
import { loadPropertyPage } from "./load-property";

/** State of a previewed property: already published, a draft, or visible to registered visitors first. */
export type PreviewOf = "published" | "draft" | "registered";

/** Loads the preview of a property. Unpublished values require the agency's signed link. */
export async function loadPropertyPreview(context: Readonly<RouterContextProvider>, id: number | null, url: URL) {
	const services = context.get(listings);
	const { language } = context.get(visitor);
	if (id === null) throw await notFound(context, "listing");
	const published = await services.property(id, language);
	if (published.found === "listed") {
		const page = await loadPropertyPage(context, published.detail, url, { isPreview: true });
		return {
			...page,
			head: { ...page.head, alternates: inEveryLanguage((each) => previewPath(id, each)) },
			preview: "published" as const,
		};
	}
	if (!context.get(isSignedLink)(url)) throw await notFound(context, "listing");
	const draft = await services.preview(id, language);
	if (draft.found === "none") throw await notFound(context, "listing");
	const page = await loadPropertyPage(context, draft.detail, url, { isPreview: true });
	const { Draft, Audience } = draft.detail.property;
	const preview: PreviewOf = Audience === "registered" && Draft !== true ? "registered" : "draft";
	// Each language has its own signature.
	return { ...page, head: { ...page.head, alternates: context.get(previewAlternates)(id) }, preview };
}
