import { site, visitor } from "../../context";
import { places } from "../../domain/places";
import { WordsInLanguage } from "../../features/frame/frame";
import type { PageHead } from "../../features/frame/head";
import { mapLabels } from "../../features/map/frame/labels";
import { MapFrame, type MapPurpose } from "../../features/map/frame/map-frame";
import { translator } from "../../i18n/translator";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["map"] };

const purposes: readonly MapPurpose[] = ["homes", "home", "places"];

export async function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(visitor);
	const { mapStyleUrl, satelliteStyleUrl, defaultLanguage } = context.get(site);
	const purpose = purposes.find((each) => each === url.searchParams.get("view")) ?? "homes";
	const t = translator(language, defaultLanguage, "map");
	const head: PageHead = { title: t("frame.metaTitle"), description: null, robots: "noindex" };
	return {
		purpose,
		labels: mapLabels(language),
		codes: purpose === "places" ? places.map((place) => place.code) : null,
		styleUrl: mapStyleUrl,
		satelliteUrl: satelliteStyleUrl,
		head,
	};
}

/** The document inside the map's frame: no header, no menu, nothing but the map. */
export default function MapFrameRoute({ loaderData }: Route.ComponentProps) {
	const { head: _head, ...frame } = loaderData;
	return (
		<WordsInLanguage>
			<MapFrame {...frame} />
		</WordsInLanguage>
	);
}
