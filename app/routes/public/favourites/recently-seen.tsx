import { useTranslation } from "../../../i18n/texts";
import { control } from "../../../page/controls";
import { Button } from "../../../ui/button";

/** The properties looked at last in this browser; nothing where there are none. */
export function RecentlySeen() {
	const { t } = useTranslation("common");
	return (
		<section
			aria-labelledby="recent"
			className="kept-list kept-or-nothing mt-24"
			{...control("kept-list", "recently-seen")}
		>
			<div className="mb-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h2 id="recent" className="text-3xl">
					{t("favourites.recent")}
				</h2>
				<Button variant="secondary" size="small" icon="trash" {...control("clear-list", "recently-seen")}>
					{t("favourites.clearRecent")}
				</Button>
			</div>
			<div data-found />
		</section>
	);
}
