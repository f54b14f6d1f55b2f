import { useTranslation } from "../../i18n/texts";
import { Banner } from "../../ui/banner";
import type { PreviewOf } from "./load/load-preview";

/** States that this is a preview, and of what. */
export function PreviewBanner({ preview }: { preview: PreviewOf }) {
	const { t } = useTranslation(["property", "listing"]);
	if (preview === "draft") return <Banner tone="warning" title={t("listing:preview.banner")} />;
	return <Banner tone={preview === "published" ? "warning" : "good"} title={t(`preview.${preview}`)} />;
}
