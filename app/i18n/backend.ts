import type { BackendModule, ResourceLanguage } from "i18next";

export type TextLoader = (language: string, namespace: string) => Promise<ResourceLanguage>;

/**
 * Reads bundled texts through i18next's connector. A failed read is reported as one that is worth another try, which
 * is what makes the connector retry at all.
 */
export function textBackend(load: TextLoader): BackendModule {
	return {
		type: "backend",
		init() {},
		read(language, namespace, callback) {
			load(language, namespace).then(
				(texts) => callback(null, texts),
				(error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), true),
			);
		},
	};
}
