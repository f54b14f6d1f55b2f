import { useTranslation } from "../../i18n/texts";

export const MAIN_ID = "main";

/** The first focusable element: skips the menu. */
export function SkipLink() {
	const { t } = useTranslation("common");
	return (
		<a
			href={`#${MAIN_ID}`}
			className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-control focus:bg-ink focus:px-4 focus:py-3 focus:text-paper"
		>
			{t("frame.skip")}
		</a>
	);
}
