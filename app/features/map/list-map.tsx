import { useTranslation } from "../../i18n/texts";
import { islandOnSight } from "../../ui/islands/island";
import "./list-layout.css";
import "./poster/map-poster.css";
import type { ListMapProps } from "./live-list-map";

const LIST_MAP_ID = "list-map";
const LiveListMap = islandOnSight(
	LIST_MAP_ID,
	async () => (await import("./live-list-map")).LiveListMap,
	<div className="size-full rounded-picture border border-hairline bg-surface" />,
);

/** The map beside a list. Its script comes where it is on the screen. */
export function ListMap(props: ListMapProps) {
	const { t } = useTranslation("map");
	return (
		<section id={LIST_MAP_ID} className="list-map print-hidden" aria-label={t("title")}>
			<LiveListMap {...props} />
		</section>
	);
}
