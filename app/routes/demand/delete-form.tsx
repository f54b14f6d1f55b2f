import { useTranslation } from "react-i18next";
import { ActionButton } from "../../features/forms/action-button";
import { Icon } from "../../ui/icon";

/** Folded, so that nobody deletes by a slip of the finger. */
export function DeleteForm({ token }: { token: string }) {
	const { t } = useTranslation("demand");
	return (
		<details className="mt-16 border-hairline border-y">
			<summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-medium">
				{t("delete.title")}
				<Icon name="plus" className="size-4" />
			</summary>
			<div className="pt-2 pb-8">
				<p className="max-w-measure text-quiet">{t("delete.text")}</p>
				<ActionButton action="delete-demand" token={token} variant="secondary" className="mt-4">
					{t("delete.button")}
				</ActionButton>
			</div>
		</details>
	);
}
