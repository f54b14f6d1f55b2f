import { useTranslation } from "../../i18n/texts";

export const MAIN_ID = "main";

/** First focusable element; skips the menu. */
export function SkipLink() {
	const { t } = useTranslation("common");
	return (
		<a href={`#${MAIN_ID}`} className="skip-link">
			{t("frame.skip")}
		</a>
	);
}
