import {
	type BackendModule,
	createInstance,
	type InitOptions,
	type i18n,
	type Resource,
	type ThirdPartyModule,
} from "i18next";
import { type Language, languages } from "../domain/language";
import { onceFor } from "../domain/once";
import { remembered } from "../domain/remembered";
import { FIRST_RETRY_MS, RETRIES } from "../ui/fetch-json";

export const DEFAULT_NAMESPACE = "common";

function options(language: Language, fallback: Language): InitOptions {
	return {
		lng: language,
		fallbackLng: fallback,
		defaultNS: DEFAULT_NAMESPACE,
		// React escapes what it shows.
		interpolation: { escapeValue: false },
	};
}

const instancesOf = onceFor((resources: Resource) =>
	remembered(languages.length ** 2, (language: Language, fallback: Language) =>
		loadedI18n(language, fallback, resources),
	),
);

/**
 * For the server: all texts are loaded, synchronously. A missing key is shown as is. Kept with its texts, as nothing of a
 * request is in it: never change its language.
 */
export function serverI18n(language: Language, fallback: Language, resources: Resource): i18n {
	return instancesOf(resources)(language, fallback);
}

function loadedI18n(language: Language, fallback: Language, resources: Resource): i18n {
	const instance = createInstance();
	void instance.init({
		...options(language, fallback),
		// The defaults; where they are not set, i18next guesses them from each key.
		nsSeparator: ":",
		keySeparator: ".",
		resources,
		ns: Object.keys(resources[language] ?? {}),
		initAsync: false,
	});
	return instance;
}

/**
 * For one page in the browser: resolves when the texts that the page was rendered with are there.
 * @param extensions of i18next, besides the backend
 */
export async function loadingI18n(
	language: Language,
	namespaces: string[],
	backend: BackendModule,
	...extensions: ThirdPartyModule[]
): Promise<i18n> {
	const instance = createInstance();
	for (const extension of [backend, ...extensions]) instance.use(extension);
	await instance.init({
		...options(language, language),
		ns: namespaces,
		partialBundledLanguages: true,
		maxRetries: RETRIES,
		retryTimeout: FIRST_RETRY_MS,
	});
	return instance;
}
