import type { i18n } from "i18next";
import { loadTexts } from "./load-texts.client";

/** As scripts/build/complete-texts.ts sends it. */
type Changed = { language: string; namespace: string };

/** Development only: reloads edited texts in place. */
export function replaceTexts(instance: i18n): void {
	import.meta.hot?.on("texts:changed", async ({ language, namespace }: Changed) => {
		if (!instance.hasResourceBundle(language, namespace)) return;
		instance.addResourceBundle(language, namespace, await loadTexts(language, namespace), true, true);
		// What components listen to.
		instance.emit("languageChanged", instance.language);
	});
}
