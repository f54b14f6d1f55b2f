import { listingIdOf } from "../../../domain/pages/address";
import { loadPropertyPreview } from "../../../features/property/load/load-preview";
import { PreviewBanner } from "../../../features/property/preview-banner";
import { PropertyScreen } from "../../../features/property/property-screen";
import type { Route } from "./+types/route";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	return loadPropertyPreview(context, listingIdOf(params.id ?? ""), url);
}

export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
	const { page, preview } = loaderData;
	return <PropertyScreen key={page.card.id} page={page} isPreview before={<PreviewBanner preview={preview} />} />;
}
