import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { CONSENT_BANNER_ID } from "./consent-banner";

/** Reopens the cookie settings. Without JavaScript it links to the banner, which is then a block in the page. */
export function ConsentSettingsLink({ className }: { className?: string }) {
	const { t } = useTranslation("common");
	return (
		<a href={`#${CONSENT_BANNER_ID}`} className={className} {...control("consent-again", "")}>
			{t("footer.cookieSettings")}
		</a>
	);
}
