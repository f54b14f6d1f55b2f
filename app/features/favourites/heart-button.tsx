import { useLanguage, useTranslation } from "../../i18n/texts";
import { IconButton } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { track } from "../analytics/track";
import { favourites, useFavourites } from "./favourites";

type HeartButtonProps = {
	id: number;
	/** Of the property, for the button's name. */
	title: string;
	look?: "plain" | "surface";
	className?: string;
};

/** Adds a property to the favourites or removes it; hidden without JavaScript. */
export function HeartButton({ id, title, look = "surface", className }: HeartButtonProps) {
	const { t } = useTranslation("common");
	const language = useLanguage();
	const kept = useFavourites().includes(id);

	function toggle() {
		if (kept) favourites.remove(id);
		else {
			favourites.add(id);
			track("favourite", { id });
		}
		void import("./favourite-toast").then(({ confirmFavourite }) => confirmFavourite(id, !kept, t, language));
	}

	return (
		<IconButton
			icon="heart"
			label={t("favourites.save", { title })}
			aria-pressed={kept}
			look={look}
			onClick={toggle}
			data-heart={id}
			className={classNames("heart needs-script print-hidden", className)}
		/>
	);
}
