import { ActionButton } from "../../../features/forms/action-button";
import { Folded } from "../../../features/forms/folded";
import { useTranslation } from "../../../i18n/texts";

/** Folded, so that nobody deletes by a slip of the finger. */
export function DeleteForm({ token }: { token: string }) {
	const { t } = useTranslation("demand");
	return (
		<Folded className="mt-16" title={t("delete.title")}>
			<p className="max-w-measure text-quiet">{t("delete.text")}</p>
			<ActionButton action="delete-demand" token={token} variant="secondary" className="mt-4">
				{t("delete.button")}
			</ActionButton>
		</Folded>
	);
}
