import { useEffect, useState } from "react";
import type { Point } from "../../../../domain/localities/geo";
import { parseToMap } from "../../../../domain/map/messages";
import { listenTo } from "../channel";
import { embeddingPage, post } from "./page-side";
import type { LoadedMap } from "./use-map-view";

/** Time after which a slow map is shown unfinished: unlike its poster, it can already be moved. */
const DRAWN_WITHIN_MS = 3_000;

/** Applies the page's messages to the map. @returns the area being edited and the status text beside the map */
export function usePageMessages(loaded: LoadedMap | null) {
	const [shown, setShown] = useState<{ shape: Point[] | null; info: string | null }>({ shape: null, info: null });

	useEffect(() => {
		if (!loaded) return;
		const { view, localities } = loaded;
		let isDrawn = false;
		function drawn() {
			isDrawn = true;
			post({ type: "drawn" });
		}
		const stopListening = listenTo(embeddingPage, parseToMap, (message) => {
			if (message.type === "hello") {
				post({ type: "ready" });
				if (isDrawn) drawn();
			}
			if (message.type === "show") {
				view.show(message);
				setShown({ shape: message.shape, info: message.info });
			}
			if (message.type === "highlight") view.highlight(message.id);
			if (message.type === "select") view.select(message.id);
			if (message.type === "draw") view.drawing.start("lasso");
			if (message.type === "chosen") localities?.choose(message.codes);
		});
		post({ type: "ready" });
		view.map.once("idle", drawn);
		const patience = setTimeout(drawn, DRAWN_WITHIN_MS);
		return () => {
			stopListening();
			view.map.off("idle", drawn);
			clearTimeout(patience);
		};
	}, [loaded]);

	return shown;
}
