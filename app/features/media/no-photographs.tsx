import { useTranslation } from "../../i18n/texts";
import { typeIcon } from "../listing/no-picture";

/** Replaces the photographs: low, so that the facts are visible at once. */
export function NoPhotographs({ webId }: { webId: number | null }) {
	const { t } = useTranslation("property");
	return (
		<div className="flex items-center gap-4 rounded-picture border border-hairline bg-surface p-6 text-quiet print-hidden">
			<img src={typeIcon(webId)} alt="" width={40} height={40} className="type-icon size-10 opacity-60" />
			<p>{t("gallery.none")}</p>
		</div>
	);
}
