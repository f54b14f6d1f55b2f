import { Suspense } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { listingIdOf } from "../../../domain/pages/address";
import { isPreviewPath } from "../../../domain/pages/paths";
import { notFound } from "../../../features/errors/not-found";
import { Breadcrumbs } from "../../../features/layout/breadcrumbs";
import { loadListed } from "../../../features/property/load/load-listed";
import { loadPropertyPreview } from "../../../features/property/load/load-preview";
import { PropertyScreen } from "../../../features/property/property-screen";
import { useLanguage } from "../../../i18n/texts";
import { lazyPage } from "../../../ui/islands/island";
import type { Route } from "./+types/route";
import "../../../features/media/media.css";
import "../../../features/property/property.css";

/** Of previews alone. */
const PreviewBanner = lazyPage(async () => (await import("../../../features/property/preview-banner")).PreviewBanner);

export const handle = { namespaces: ["listing", "property"] };

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const id = listingIdOf(params["*"] ?? "");
	if (id === null) throw await notFound(context, "page");
	// Any address that contains this word is a preview.
	if (isPreviewPath(url.pathname)) return loadPropertyPreview(context, id, url);
	return { ...(await loadListed(context, id, url)), preview: null };
}

/** The slideshow keeps its place in the address: that changes nothing of what was loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
	return isSamePage ? false : defaultShouldRevalidate;
}

export default function PropertyRoute({ loaderData }: Route.ComponentProps) {
	const { page, crumbs, preview } = loaderData;
	const language = useLanguage();
	return (
		<PropertyScreen
			key={page.card.id}
			page={page}
			isPreview={preview !== null}
			before={
				preview ? (
					<Suspense>
						<PreviewBanner preview={preview} />
					</Suspense>
				) : (
					<Breadcrumbs language={language} crumbs={crumbs} />
				)
			}
		/>
	);
}
