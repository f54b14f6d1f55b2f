import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { HydratedRouter } from "react-router/dom";
import { isLanguage, type Language } from "./domain/language";
import { layoutBehaviours } from "./features/layout/layout-behaviour";
import { ApplicationTexts } from "./i18n/application-texts";
import { textBackend } from "./i18n/backend";
import { loadingI18n } from "./i18n/instance";
import { loadTexts, replaceTexts } from "./i18n/load-texts.client";
import { delegateEvents } from "./page/behaviour";
import "./page/unbuilt-checks";

/**
 * Entry of the portal and the desk; documents have `page/start.ts`. Hydration needs the language and texts of the
 * server's rendering, which the document states. The build fills every text file from the main language, so no fallback
 * language is loaded.
 */
async function start(): Promise<void> {
	const { lang, dataset } = document.documentElement;
	const language: Language = isLanguage(lang) ? lang : "nl";
	const namespaces = (dataset.namespaces ?? "").split(" ").filter(Boolean);
	const i18n = await loadingI18n(language, namespaces, textBackend(loadTexts), initReactI18next);
	// Without its texts the page would show keys: it stays as the server sent it and works without scripts.
	if (!namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
	if (import.meta.hot) replaceTexts(i18n);
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<ApplicationTexts>
						<HydratedRouter />
					</ApplicationTexts>
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

// The portal has the documents' header, with its menu and languages.
delegateEvents(layoutBehaviours);
void start();
