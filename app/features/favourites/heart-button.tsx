import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";

type HeartButtonProps = {
	id: number;
	/** Title of the property, for the accessible name. */
	title: string;
	look?: "plain" | "surface";
	className?: string;
};

/**
 * Adds a property to the favourites or removes it. A checkbox, so the browser keeps a press from before the scripts
 * load; hidden without JavaScript.
 */
export function HeartButton({ id, title, look = "surface", className }: HeartButtonProps) {
	const { t } = useTranslation("common");
	return (
		<label className={classNames("heart print-hidden", look === "surface" && "on-picture", className)}>
			<input type="checkbox" aria-label={t("favourites.save", { title })} {...control("heart", id)} />
			<Icon name="heart" />
		</label>
	);
}
