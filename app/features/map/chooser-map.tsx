import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FromMap } from "../../domain/map/messages";
import { mapEmbedPath } from "../../domain/pages/paths";
import { Button } from "../../ui/button";
import { useLanguage } from "../layout/site-data";
import { useMapEmbed } from "./use-map-embed";

type ChooserMapProps = { codes: readonly string[]; onLocalities: (codes: string[], how: "toggle" | "add") => void };

/** The map on which municipalities are pressed; loaded when it is asked for. */
export function ChooserMap({ codes, onLocalities }: ChooserMapProps) {
	const { t } = useTranslation("map");
	const language = useLanguage();
	const [wanted, setWanted] = useState(false);
	const { embed, ready, post } = useMapEmbed(hear);
	const key = codes.join(" ");

	function hear(message: FromMap) {
		if (message.type === "localities") onLocalities(message.codes, message.how);
	}

	useEffect(() => {
		if (ready) post({ type: "chosen", codes: key === "" ? [] : key.split(" ") });
	}, [ready, post, key]);

	if (!wanted) {
		return (
			<Button variant="secondary" size="small" icon="map" onClick={() => setWanted(true)} className="mt-4">
				{t("chooser.showMap")}
			</Button>
		);
	}
	return (
		<iframe
			ref={embed}
			src={`${mapEmbedPath(language)}?view=places`}
			title={t("chooser.map")}
			className="mt-4 h-112 max-h-[80vh] w-full rounded-picture border border-hairline bg-surface"
		/>
	);
}
