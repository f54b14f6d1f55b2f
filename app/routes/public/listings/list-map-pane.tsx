import { Money } from "../../../features/listing/money";
import { ListMap } from "../../../features/map/live/list-map";
import { MapPoster } from "../../../features/map/poster/map-poster";
import { FILTERS_ID } from "../../../features/search/filters-id";
import { useTranslation } from "../../../i18n/texts";
import { Island, Shared } from "../../../page/island";
import { Icon } from "../../../ui/icon";
import type { ListLoaded } from "./load-list";

/** Map beside the list; on phones with the chosen filters above it. */
export function ListMapPane({ list: { goal, searchFields, chips, texts, map } }: { list: ListLoaded }) {
	const { t } = useTranslation("map");
	const { t: tSearch } = useTranslation("search");
	return (
		<section className="list-map print-hidden" aria-label={t("title")}>
			<button id="map-pill" data-swapped type="button" popoverTarget={FILTERS_ID} className="map-pill">
				<span className="min-w-0 flex-1 truncate">
					<Money>{chips.length > 0 ? chips.map(({ label }) => label).join(" · ") : texts.heading}</Money>
				</span>
				<span className="sr-only">
					{chips.length > 0 ? tSearch("panel.openCount", { count: chips.length }) : tSearch("panel.open")}
				</span>
				<Icon name="sliders-horizontal" className="size-5" />
				{chips.length > 0 && (
					<span aria-hidden="true" className="tabular-nums">
						{chips.length}
					</span>
				)}
			</button>
			<div className="map-stage">
				<Shared
					of={MapPoster}
					props={{ poster: map.poster, title: t("title") }}
					as="div"
					id="list-poster"
					data-swapped
					className="contents"
				/>
				<Island of={ListMap} id="list-map" props={{ goal, search: searchFields, ...map.living }} />
			</div>
		</section>
	);
}
