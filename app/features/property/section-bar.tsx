import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import type { PageSection } from "./page-sections";

/** Links to the parts of the page, above it while it scrolls; a script marks the part that is in view. */
export function SectionBar({ sections }: { sections: readonly PageSection[] }) {
	const { t } = useTranslation("property");
	return (
		<nav aria-label={t("sections.label")} className="section-bar print-hidden" {...control("sections", "")}>
			<ul>
				{sections.map((section) => (
					<li key={section}>
						<a href={`#${section}`}>{t(`sections.${section}`)}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
