import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";

/** The link to the favourites. Their number is added by script, in reserved space. */
export function FavouritesLink({ language, hideWord = false }: { language: Language; hideWord?: boolean }) {
	const { t } = useTranslation("common");
	return (
		<Anchor
			to={pagePath("favourites", language)}
			className="inline-flex min-h-11 items-center gap-2 no-underline hover:text-accent"
		>
			<Icon name="heart" className="size-5" />
			<span className={hideWord ? "sr-only" : undefined}>{t("frame.favourites")}</span>
			<span className="favourites-count" {...control("favourites-count", "")}>
				<span className="sr-only">{` ${t("frame.favouritesCounted")}`}</span>
			</span>
		</Anchor>
	);
}
