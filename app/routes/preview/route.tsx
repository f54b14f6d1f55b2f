import { useTranslation } from "react-i18next";
import { isSignedLink, listings, visitor } from "../../context";
import { listingIdOf } from "../../domain/address";
import { notFound } from "../../features/errors/not-found";
import { loadPropertyPage } from "../../features/property/load-property";
import { PropertyScreen } from "../../features/property/property-screen";
import { Banner } from "../../ui/banner";
import type { Route } from "./+types/route";
import "../../features/media/media.css";
import "../../features/property/property.css";

export const handle = { namespaces: ["listing", "property"] };

/** A home as it will look. What is not published shows only to who has the agency's signed link. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = listingIdOf(params.id ?? "");
	const services = context.get(listings);
	const { language } = context.get(visitor);
	const published = id === null ? null : await services.property(id, language);
	if (published?.found === "listed") {
		return { ...(await loadPropertyPage(context, published.detail, url, { isPreview: true })), isPublished: true };
	}
	if (id === null || !(await context.get(isSignedLink)(url))) throw await notFound(context, "listing");
	const draft = await services.preview(id, language);
	if (draft.found === "none") throw await notFound(context, "listing");
	return { ...(await loadPropertyPage(context, draft.detail, url, { isPreview: true })), isPublished: false };
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation(["property", "listing"]);
	const { page, isPublished } = loaderData;
	return (
		<PropertyScreen
			key={page.card.id}
			page={page}
			isPreview
			before={<Banner tone="warning" title={isPublished ? t("preview.published") : t("listing:preview.banner")} />}
		/>
	);
}
