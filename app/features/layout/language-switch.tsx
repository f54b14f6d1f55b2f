import type { Language } from "../../domain/language";
import { useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { languageNames } from "./menu";
import { useSite } from "./site-data";

type LanguageSwitchProps = {
	language: Language;
	/** This page in every language. */
	alternates: Readonly<Record<Language, string>>;
	className?: string;
};

/** Plain links: another language is another document, with its own texts and `lang`. */
export function LanguageSwitch({ language, alternates, className }: LanguageSwitchProps) {
	const { t } = useTranslation("common");
	const { languages } = useSite();
	if (languages.length < 2) return null;
	return (
		<ul aria-label={t("frame.languages")} className={classNames("flex flex-wrap gap-x-5", className)}>
			{languages.map((other) => (
				<li key={other}>
					<a
						href={alternates[other]}
						hrefLang={other}
						lang={other}
						aria-current={other === language ? "true" : undefined}
						className={classNames(
							"inline-flex min-h-11 items-center transition-colors hover:text-accent",
							other === language ? "text-accent" : "text-quiet",
						)}
					>
						{languageNames[other]}
					</a>
				</li>
			))}
		</ul>
	);
}
