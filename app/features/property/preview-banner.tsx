import { useTranslation } from "../../i18n/texts";
import { Banner } from "../../ui/banner";
import type { PreviewOf } from "./load/load-preview";

/** Banner that states what kind of preview this is. */
export function PreviewBanner({ preview }: { preview: PreviewOf }) {
	const { t } = useTranslation(["property", "listing"]);
	if (preview === "draft") return <Banner tone="warning" title={t("listing:preview.banner")} />;
	return <Banner tone={preview === "published" ? "warning" : "good"} title={t(`preview.${preview}`)} />;
}
