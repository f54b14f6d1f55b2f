import type { Resource, ResourceLanguage } from "i18next";

/** Every text of every language, bundled into the Worker. Never imported by the browser's code. */
const files = import.meta.glob<ResourceLanguage>("../../locales/*/*.json", { eager: true, import: "default" });

export const resources: Resource = {};

for (const [path, texts] of Object.entries(files)) {
	const [, language = "", namespace = ""] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
	resources[language] = { ...resources[language], [namespace]: texts };
}
