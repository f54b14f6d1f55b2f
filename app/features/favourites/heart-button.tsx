import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { showToast } from "../../ui/toast";
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
	const kept = useFavourites().includes(id);

	function toggle() {
		if (kept) favourites.remove(id);
		else {
			favourites.add(id);
			track("favourite", { id });
		}
		showToast(t(kept ? "favourites.removed" : "favourites.saved"));
	}

	return (
		<IconButton
			icon="heart"
			label={t("favourites.save", { title })}
			aria-pressed={kept}
			filled={kept}
			look={look}
			onClick={toggle}
			className={classNames("needs-script print-hidden", className)}
		/>
	);
}
