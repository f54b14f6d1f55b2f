import type { Language } from "../../../domain/language";
import { recentlySeen, useRecentlySeen } from "../../../features/favourites/favourites";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { PropertiesById } from "./properties-by-id";
import { useFirstIds } from "./use-first-ids";

/** The properties looked at last in this browser; nothing where there are none. */
export function RecentlySeen({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const seen = useFirstIds(recentlySeen);
	const remaining = useRecentlySeen().length;
	if (!seen || seen.length === 0 || remaining === 0) return null;
	return (
		<section aria-labelledby="recent" className="mt-24">
			<div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h2 id="recent" className="text-3xl">
					{t("favourites.recent")}
				</h2>
				<Button variant="secondary" size="small" icon="trash" onClick={() => recentlySeen.clear()}>
					{t("favourites.clearRecent")}
				</Button>
			</div>
			<PropertiesById ids={seen} language={language} />
		</section>
	);
}
