import { useEffect } from "react";
import { consentFromCookies } from "../../domain/consent/consent";
import type { Language } from "../../domain/language";
import { islandOnSight } from "../../ui/islands/island";
import { CONSENT_BANNER_ID, showBanner } from "./consent-store";

const ConsentForm = islandOnSight(CONSENT_BANNER_ID, async () => (await import("./consent-form")).ConsentForm);

/**
 * The question about cookies. Every page carries it, hidden unless the head's script marked the page; where no script
 * runs it is a plain form in the page. It is early in the document, so that it is first in the focus order.
 */
export function ConsentBanner({ language }: { language: Language }) {
	useEffect(() => {
		// The attribute set by the head's script is lost where React rendered the whole document again.
		if (!consentFromCookies(document.cookie)) showBanner(true);
	}, []);

	return (
		<section id={CONSENT_BANNER_ID} aria-labelledby="consent-title" className="consent-banner print-hidden">
			<ConsentForm language={language} />
		</section>
	);
}
