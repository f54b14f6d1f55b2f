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
		<nav
			aria-label={t("homes.other")}
			className="flex flex-wrap items-center gap-x-4 tablet:gap-y-1 py-1 text-sm tablet:py-3 print-hidden"
		>
			<span className="text-quiet">{t("homes.other")}:</span>
			{properties.map(({ id, title }) => (
				<TextLink
					key={id}
					to={ownedPropertyPath(id, language)}
					className="max-tablet:inline-flex max-tablet:min-h-11 max-tablet:items-center"
				>
					{title ?? t("homes.untitled", { id })}
				</TextLink>
			))}
		</nav>
	);
}
