import { useTranslation } from "../../i18n/texts";

/** Icon by kind: 7 shares the icon of 5, and unknown kinds use that of 2. */
const iconOf: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 5 };
const DEFAULT_ICON = 2;

function typeIcon(webId: number | null): string {
	return `/images/types/${(webId !== null && iconOf[webId]) || DEFAULT_ICON}.svg`;
}

/** Placeholder of a missing picture in the same aspect ratio, which keeps the grid aligned. */
export function NoPicture({ webId }: { webId: number | null }) {
	const { t } = useTranslation("listing");
	return (
		<div className="grid aspect-4/3 place-items-center rounded-picture border border-hairline bg-surface">
			<div className="grid justify-items-center gap-2 text-quiet text-sm">
				<img src={typeIcon(webId)} alt="" width={48} height={48} className="type-icon size-12 opacity-60" />
				{t("card.noPicture")}
			</div>
		</div>
	);
}

/** Placeholder for the gallery: low, so the facts are visible at once. */
export function NoPhotographs({ webId }: { webId: number | null }) {
	const { t } = useTranslation("property");
	return (
		<div className="flex items-center gap-4 rounded-picture border border-hairline bg-surface p-6 text-quiet print-hidden">
			<img src={typeIcon(webId)} alt="" width={40} height={40} className="type-icon size-10 opacity-60" />
			<p>{t("gallery.none")}</p>
		</div>
	);
}
