import type { BackendModule, ResourceLanguage } from "i18next";

export type TextLoader = (language: string, namespace: string) => Promise<ResourceLanguage>;

/** i18next backend that reads bundled texts. Reports a failed read as retryable; otherwise i18next does not retry. */
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
