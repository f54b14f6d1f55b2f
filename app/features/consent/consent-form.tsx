import { type SubmitEvent, useEffect } from "react";
import { type ConsentCategory, consentCategories, consentFromFields } from "../../domain/consent/consent";
import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/choices";
import { Icon } from "../../ui/icon";
import { TextLink } from "../../ui/link";
import { announce, showToast } from "../../ui/toast";
import { useSite } from "../layout/site-data";
import { followHeight } from "./banner-height";
import { CONSENT_BANNER_ID, saveConsent, useConsent } from "./consent-store";

/** The choice between categories of cookies. Where no script runs it is a plain form. */
export function ConsentForm({ language }: { language: Language }) {
	const { t } = useTranslation("common");
	const { choice } = useConsent();
	const { analyticsScript } = useSite();
	// Only categories that the site uses.
	const categories = consentCategories.filter((category) => category !== "analytics" || analyticsScript !== null);

	useEffect(() => {
		const banner = document.getElementById(CONSENT_BANNER_ID);
		return banner ? followHeight(banner) : undefined;
	}, []);

	async function send(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const fields = Object.fromEntries(new FormData(event.currentTarget, event.nativeEvent.submitter));
		const submitted = consentFromFields(fields);
		const kept = submitted !== null && (await saveConsent(submitted));
		// That the question goes is the answer for who sees it.
		if (kept) announce(t("consent.saved"));
		else showToast(t("consent.notSaved"));
	}

	return (
		// Resets the checkboxes when the choice is loaded or changes.
		<form key={JSON.stringify(choice)} method="post" action="/api/consent" onSubmit={send} className="consent-form">
			<div className="text-sm">
				<p>
					<span id="consent-title" tabIndex={-1} className="sr-only">
						{t("consent.title")}
					</span>
					{t("consent.text")} <TextLink to={pagePath("/Cookie-policy/", language)}>{t("consent.policy")}</TextLink>
				</p>
				{/* Open when an existing choice is changed. */}
				<details open={choice !== null} className="consent-choose">
					<summary>{t("consent.choose")}</summary>
					<fieldset>
						<legend className="sr-only">{t("consent.categories")}</legend>
						<p className="flex gap-3 py-2">
							<Icon name="check" className="size-5" />
							<CategoryText category="functional" />
						</p>
						{categories.map((category) => (
							<Checkbox
								key={category}
								name={category}
								label={<CategoryText category={category} />}
								defaultChecked={choice?.[category] ?? false}
							/>
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
