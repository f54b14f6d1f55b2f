import { useTranslation } from "react-i18next";
import { ownedPropertyPath } from "../../domain/accounts/portal";
import type { Language } from "../../domain/language";
import { TextLink } from "../../ui/link";

export type PropertyName = { id: number; title: string | null };

/** The owner's other properties, one click away. */
export function OtherProperties({ properties, language }: { properties: readonly PropertyName[]; language: Language }) {
	const { t } = useTranslation("portal");
	if (properties.length === 0) return null;
	return (
		<nav aria-label={t("homes.other")} className="flex flex-wrap gap-x-4 gap-y-1 py-3 text-sm print-hidden">
			<span className="text-quiet">{t("homes.other")}:</span>
			{properties.map(({ id, title }) => (
				<TextLink key={id} to={ownedPropertyPath(id, language)}>
					{title ?? t("homes.untitled", { id })}
				</TextLink>
			))}
		</nav>
	);
}
