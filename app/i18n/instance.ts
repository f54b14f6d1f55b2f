import {
	type BackendModule,
	createInstance,
	type InitOptions,
	type i18n,
	type Resource,
	type ThirdPartyModule,
} from "i18next";
import { type Language, languages } from "../domain/language";
import { memoize } from "../domain/memoize";
import { onceFor } from "../domain/once";
import { FIRST_RETRY_MS, RETRIES } from "../ui/fetch-json";

export const DEFAULT_NAMESPACE = "common";

function options(language: Language, fallback: Language): InitOptions {
	return {
		lng: language,
		fallbackLng: fallback,
		defaultNS: DEFAULT_NAMESPACE,
		// React escapes its output.
		interpolation: { escapeValue: false },
	};
}

const instancesOf = onceFor((resources: Resource) =>
	memoize(languages.length ** 2, (language: Language, fallback: Language) => loadedI18n(language, fallback, resources)),
);

/**
 * Server instance with all texts loaded synchronously; a missing key is returned as is. Cached with its texts because
 * it has no state of a request: never change its language.
 */
export function serverI18n(language: Language, fallback: Language, resources: Resource): i18n {
	return instancesOf(resources)(language, fallback);
}

function loadedI18n(language: Language, fallback: Language, resources: Resource): i18n {
	const instance = createInstance();
	void instance.init({
		...options(language, fallback),
		// The defaults, set explicitly: otherwise i18next guesses them from each key.
		nsSeparator: ":",
		keySeparator: ".",
		resources,
		ns: Object.keys(resources[language] ?? {}),
		initAsync: false,
	});
	return instance;
}

/**
 * Browser instance of one page; resolves once the page's namespaces are loaded.
 * @param extensions i18next plugins other than the backend
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
