import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { useFavourites } from "./favourites";

/** The link to the favourites. The count is added by script, in reserved space. */
export function FavouritesLink({ language, hideWord = false }: { language: Language; hideWord?: boolean }) {
	const { t } = useTranslation("common");
	const count = useFavourites().length;
	return (
		<Anchor
			to={pagePath("/favourites/", language)}
			className="inline-flex min-h-11 items-center gap-2 no-underline hover:text-accent"
		>
			<Icon name="heart" className="size-5" />
			<span className={hideWord ? "sr-only" : undefined}>{t("frame.favourites")}</span>
			<span aria-hidden="true" className="min-w-[2ch] tabular-nums text-quiet">
				{count > 0 ? count : ""}
			</span>
			{count > 0 && <VisuallyHidden>{t("frame.favouritesCount", { count })}</VisuallyHidden>}
		</Anchor>
	);
}
