import { type ConsentCategory, consentCategories } from "../../domain/consent/consent";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/choices";
import { Icon } from "../../ui/icon";
import { TextLink } from "../../ui/link";
import { useSite } from "../layout/site-data";

export const CONSENT_BANNER_ID = "cookie-settings";

/**
 * Cookie banner. Every page contains it, hidden until a script finds that the visitor has not chosen. Without scripts
 * it is a plain form in the page. It is early in the document, so it comes first in the focus order.
 */
export function ConsentBanner({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const { analyticsScript } = useSite();
	// Only categories that the site uses.
	const categories = consentCategories.filter((category) => category !== "analytics" || analyticsScript !== null);
	return (
		<section
			id={CONSENT_BANNER_ID}
			aria-labelledby="consent-title"
			className="consent-banner print-hidden"
			{...control("consent", { saved: t("consent.saved"), notSaved: t("consent.notSaved") })}
		>
			<form method="post" action="/api/consent" className="consent-form">
				<div className="text-sm">
					<p>
						<span id="consent-title" tabIndex={-1} className="sr-only">
							{t("consent.title")}
						</span>
						{`${t("consent.text")} `}
						<TextLink to={pagePath("cookie-policy", language)}>{t("consent.policy")}</TextLink>
					</p>
					<details className="consent-choose">
						<summary>{t("consent.choose")}</summary>
						<fieldset>
							<legend className="sr-only">{t("consent.categories")}</legend>
							<p className="flex gap-3 py-2">
								<Icon name="check" className="size-5" />
								<CategoryText category="functional" />
							</p>
							{categories.map((category) => (
								<Checkbox key={category} name={category} label={<CategoryText category={category} />} />
							))}
						</fieldset>
					</details>
				</div>
				{/* Same style and size: refusing is as easy as accepting. */}
				<div className="consent-buttons">
					<Button type="submit" name="choice" value="all" variant="secondary" size="small">
						{t("consent.acceptAll")}
					</Button>
					<Button type="submit" name="choice" value="selection" variant="secondary" size="small">
						{t("consent.saveSelection")}
					</Button>
					<Button type="submit" name="choice" value="functional" variant="secondary" size="small">
						{t("consent.functionalOnly")}
					</Button>
				</div>
			</form>
		</section>
	);
}

function CategoryText({ category }: { category: ConsentCategory | "functional" }) {
	const { t } = useTranslation("common");
	return (
		<span>
			<span className="font-medium">{t(`consent.${category}`)}</span>{" "}
			<span className="text-quiet">{t(`consent.${category}Hint`)}</span>
		</span>
	);
}
