import { useTranslation } from "../../i18n/texts";
import { Banner } from "../../ui/banner";

/** States that this is a preview, of unpublished or of published data. */
export function PreviewBanner({ isPublished }: { isPublished: boolean }) {
	const { t } = useTranslation(["property", "listing"]);
	return <Banner tone="warning" title={isPublished ? t("preview.published") : t("listing:preview.banner")} />;
}
