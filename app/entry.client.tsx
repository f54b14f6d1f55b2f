import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { isLanguage, type Language } from "./domain/language";
import { StructuredDataProvider, sentStructuredData } from "./features/layout/structured-data";
import { ApplicationTexts } from "./i18n/application-texts";
import { type TextLoader, textBackend } from "./i18n/backend";
import { replaceTexts } from "./i18n/hot-texts.client";
import { browserI18n } from "./i18n/instance";
import { loadTexts } from "./i18n/load-texts.client";
import { guardSinks, interpretChecks } from "./trusted-sinks";
import { whileBusy } from "./ui/busy-page";
import { hydrateAll } from "./ui/islands/island";
import { clearHandledPresses, prepareHydration } from "./ui/islands/island-state";
import { keepAnchorsFromRouter } from "./ui/page-hash";

/** All islands hydrate before any navigation or update, and the page shows that one is under way. */
const routerHydration: ClientInstrumentation = {
	router({ instrument }) {
		const hydrated = async (change: () => Promise<unknown>) => {
			hydrateAll();
			await change();
		};
		instrument({ navigate: (change) => whileBusy(() => hydrated(change)), fetch: hydrated });
	},
	// The way back by the browser's own button is no call of the router's, but it loads too.
	route: ({ instrument }) => instrument({ lazy: whileBusy, loader: whileBusy }),
};

/** Fetched only where the desk has changed something. A page whose part cannot be had stays as it was sent. */
async function published(version: string, language: Language): Promise<TextLoader> {
	const { publishedTexts } = await import("./i18n/published-texts.client");
	return publishedTexts(version, language, loadTexts);
}

/**
 * The document states the language and texts of its rendering; the browser must hydrate with the same. The
 * build has filled every chunk from the main language, so no second language is loaded to fall back on.
 */
async function start(): Promise<void> {
	const { lang, dataset } = document.documentElement;
	const language: Language = isLanguage(lang) ? lang : "nl";
	const namespaces = (dataset.namespaces ?? "").split(" ").filter(Boolean);
	const load = dataset.content ? await published(dataset.content, language) : loadTexts;
	const [i18n] = await Promise.all([
		browserI18n(language, language, namespaces, textBackend(load)),
		prepareHydration(),
	]);
	// Without its texts a page would show their names: it stays as it was sent and works as one without scripts.
	if (!namespaces.every((namespace) => i18n.hasResourceBundle(language, namespace))) return;
	if (import.meta.hot) replaceTexts(i18n);
	clearHandledPresses();
	void import("./ui/assistance");
	const sent = sentStructuredData();
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<I18nextProvider i18n={i18n}>
					<StructuredDataProvider value={sent}>
						<ApplicationTexts>
							<HydratedRouter instrumentations={[routerHydration]} />
						</ApplicationTexts>
					</StructuredDataProvider>
				</I18nextProvider>
			</StrictMode>,
		);
	});
}

guardSinks();
interpretChecks();
keepAnchorsFromRouter();
void start();
