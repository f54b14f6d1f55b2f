import { useTranslation } from "../../../i18n/texts";
import { TextLink } from "../../../ui/link";
import type { PropertyPageData } from "../load/page-data";
import { Section } from "../section";
import { RichText } from "./rich-text";

/** The agency's description, folded on phones after its beginning, and the property's project. */
export function Description({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { description, descriptionLanguage, project } = page;
	if (!description && !project) return null;
	const lang = descriptionLanguage ?? undefined;
	return (
		<Section id="about" title={t("about.title")}>
			{descriptionLanguage && description && (
				<p className="mb-4 text-sm text-quiet">
					{t("about.otherLanguage", { language: t(`about.languages.${descriptionLanguage}`) })}
				</p>
			)}
			{description && (
				<div className="description">
					<RichText text={description.shown} lang={lang} />
					{description.folded.length > 0 && (
						<details className="fold fold-text">
							<summary>
								<span className="fold-more">{t("about.more")}</span>
							</summary>
							<RichText text={description.folded} lang={lang} />
						</details>
					)}
				</div>
			)}
			{project && (
				<p className="mt-6">
					{t("about.project")} <TextLink to={project.path}>{project.name}</TextLink>
				</p>
			)}
		</Section>
	);
}
