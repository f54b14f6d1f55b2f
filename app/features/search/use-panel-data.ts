import { startTransition, useEffect, useState } from "react";
import type { PanelData } from "../../../worker/listings/panel";
import type { Goal } from "../../domain/property/property";
import { type Search, searchParams } from "../../domain/search/search";
import { useLanguage } from "../../i18n/texts";
import { askUntilAnswered } from "../../ui/ask-until-answered";

/** What the panel of filters shows. Most visits open none, so a document leaves it out, and it is asked for. */
export function usePanelData(sent: PanelData | null, isShown: boolean, goal: Goal, search: Search): PanelData | null {
	const language = useLanguage();
	const [asked, setAsked] = useState<PanelData | null>(null);
	const isWanted = sent === null && asked === null && isShown;
	const address = `/api/facets/panel?${searchParams({ ...search, goal })}&lang=${language}`;

	useEffect(() => {
		if (!isWanted) return;
		let isOver = false;
		void askUntilAnswered(address).then((panel) => {
			if (!isOver) startTransition(() => setAsked(panel as PanelData));
		});
		return () => {
			isOver = true;
		};
	}, [isWanted, address]);

	return sent ?? asked;
}
