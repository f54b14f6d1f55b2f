import { useTranslation } from "react-i18next";
import type { Language } from "../../domain/language";
import { ownedHomePath } from "../../domain/portal";
import { TextLink } from "../../ui/link";

export type HomeName = { id: number; title: string | null };

/** The owner's other homes, one click away. */
export function OtherHomes({ homes, language }: { homes: readonly HomeName[]; language: Language }) {
	const { t } = useTranslation("portal");
	if (homes.length === 0) return null;
	return (
		<nav aria-label={t("homes.other")} className="flex flex-wrap gap-x-4 gap-y-1 py-3 text-sm print-hidden">
			<span className="text-quiet">{t("homes.other")}:</span>
			{homes.map(({ id, title }) => (
				<TextLink key={id} to={ownedHomePath(id, language)}>
					{title ?? t("homes.untitled", { id })}
				</TextLink>
			))}
		</nav>
	);
}
