import type { MouseEvent } from "react";
import { useTranslation } from "../../i18n/texts";
import { CONSENT_BANNER_ID, showBanner } from "./consent-store";

/** Opens the settings again. Without JavaScript it links to the banner, which is then a block in the page. */
export function ConsentSettingsLink({ className }: { className?: string }) {
	const { t } = useTranslation("common");
	function open(event: MouseEvent) {
		event.preventDefault();
		showBanner(true);
		document.getElementById("consent-title")?.focus();
	}
	return (
		<a href={`#${CONSENT_BANNER_ID}`} onClick={open} className={className}>
			{t("footer.cookieSettings")}
		</a>
	);
}
