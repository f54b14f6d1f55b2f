import { listingIdOf } from "../../../domain/pages/address";
import { isPreviewPath } from "../../../domain/pages/paths";
import { notFound } from "../../../features/errors/not-found";
import { ListedProperty } from "../../../features/property/listed-property";
import { loadListed } from "../../../features/property/load/load-listed";
import { loadPropertyPreview } from "../../../features/property/load/load-preview";
import { PreviewBanner } from "../../../features/property/preview-banner";
import { PropertyScreen } from "../../../features/property/property-screen";
import type { Route } from "./+types/route";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = listingIdOf(params["*"] ?? "");
	if (id === null) throw await notFound(context, "page");
	// Any address that contains this word is a preview.
	if (isPreviewPath(url.pathname)) return loadPropertyPreview(context, id, url);
	return { ...(await loadListed(context, id, url)), preview: null };
}

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
	const { page, crumbs, preview } = loaderData;
	if (preview === null) return <ListedProperty page={page} crumbs={crumbs} />;
	return <PropertyScreen page={page} isPreview before={<PreviewBanner preview={preview} />} />;
}
