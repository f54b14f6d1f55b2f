import { useTranslation } from "react-i18next";
import { TextLink } from "../../ui/link";
import type { PropertyPageData } from "./page-data";
import { RichText } from "./rich-text";
import { Section } from "./section";

/** The agency's text, and the project that the property belongs to. */
export function Description({ page }: { page: PropertyPageData }) {
	const { t } = useTranslation("property");
	const { description, descriptionLanguage, project } = page;
	if (!description && !project) return null;
	return (
		<Section id="about" title={t("about.title")}>
			{descriptionLanguage && description && (
				<p className="mb-4 text-sm text-quiet">
					{t("about.otherLanguage", { language: t(`about.languages.${descriptionLanguage}`) })}
				</p>
			)}
			{description && <RichText text={description} lang={descriptionLanguage ?? undefined} />}
			{project && (
				<p className="mt-6">
					{t("about.project")} <TextLink to={project.path}>{project.name}</TextLink>
				</p>
			)}
		</Section>
	);
}
