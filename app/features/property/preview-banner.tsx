import { useTranslation } from "react-i18next";
import { Banner } from "../../ui/banner";

/** Says that this is a look before publishing, or a look at what is published as it is. */
export function PreviewBanner({ isPublished }: { isPublished: boolean }) {
	const { t } = useTranslation(["property", "listing"]);
	return <Banner tone="warning" title={isPublished ? t("preview.published") : t("listing:preview.banner")} />;
}
