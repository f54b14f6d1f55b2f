import { site, visitor } from "../../context";
import { localities } from "../../domain/localities/localities";
import type { PageHead } from "../../features/layout/head";
import { textsOf } from "../../features/layout/page-loader";
import { mapLabels } from "../../features/map/live/embed/labels";
import { MapEmbed } from "../../features/map/live/embed/map-embed";
import type { MapPurpose } from "../../features/map/live/embed/use-map-view";
import { Island } from "../../page/island";
import "../../features/map/live/embed/embed.css";
import type { Route } from "./+types/route";

export const handle = { document: true };

const purposes: readonly MapPurpose[] = ["list", "plain", "localities"];

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { mapStyleUrl, satelliteStyleUrl } = context.get(site);
	const purpose = purposes.find((each) => each === url.searchParams.get("view")) ?? "list";
	const t = textsOf(context, "map");
	const head: PageHead = { title: t("frame.metaTitle"), description: null, robots: "noindex" };
	const embed = {
		purpose,
		language,
		labels: mapLabels(language),
		codes: purpose === "localities" ? localities.map((locality) => locality.code) : null,
		styleUrl: mapStyleUrl,
		satelliteUrl: satelliteStyleUrl,
	};
	return { head, embed };
}

/** Document of the map embed: the map without the layout. */
export default function MapEmbedRoute({ loaderData }: Route.ComponentProps) {
	return <Island of={MapEmbed} props={loaderData.embed} />;
}
