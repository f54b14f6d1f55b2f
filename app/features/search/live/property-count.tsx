import { formatNumber } from "../../../domain/formatting/numbers";
import { useLanguage, useTranslation } from "../../../i18n/texts";

/** How many properties a choice would leave: a bare number to see, heard with what it counts. */
export function PropertyCount({ count, className }: { count: number; className: string }) {
	const { t } = useTranslation("common");
	const language = useLanguage();
	return (
		<>
			<span aria-hidden="true" className={className}>
				{formatNumber(count, language)}
			</span>
			<span className="sr-only">, {t("searchField.listings", { count })}</span>
		</>
	);
}
