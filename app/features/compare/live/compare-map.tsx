import { useEffect } from "react";
import type { Box } from "../../../domain/localities/geo";
import { emptyMap, type MapListing } from "../../../domain/map/messages";
import { mapEmbedPath } from "../../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { live } from "../../../page/live";
import { boxHash, useMapEmbed } from "../../map/live/use-map-embed";

const facts = { texts: ["common", "compare"], wake: "link" } as const;

type CompareMapProps = { listings: readonly MapListing[]; fit: Box };

/** Map of the compared properties, loaded when its section is opened. */
export const CompareMap = live("compare-map", facts, function CompareMap({ listings, fit }: CompareMapProps) {
	const { t } = useTranslation("compare");
	const { embed, ready, post } = useMapEmbed(() => {});
	const language = useLanguage();

	useEffect(() => {
		if (!ready) return;
		post({ type: "show", ...emptyMap, properties: [...listings], fit });
	}, [ready, post, listings, fit]);

	return (
		<iframe
			ref={embed}
			src={`${mapEmbedPath(language)}?view=plain${boxHash(fit)}`}
			title={t("mapTitle")}
			className="mb-6 h-96 max-h-[70vh] w-full rounded-picture border border-hairline"
		/>
	);
});
