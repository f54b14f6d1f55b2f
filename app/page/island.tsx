import { createContext, createElement, type ReactElement, useContext, useId } from "react";
import type { IslandName } from "./island-loaders";
import type { Live } from "./live";

/** What the server writes an island with. */
export type IslandWriter = {
	/** The HTML of a part by itself; its generated ids begin with the prefix. */
	html(part: ReactElement, prefix: string): string;
	/** Addresses of files of texts in the page's language. */
	textFiles(namespaces: readonly string[]): Record<string, string>;
	/** Addresses of the scripts of an island, for loading them ahead. */
	scripts(name: string): readonly string[];
};

const Writer = createContext<IslandWriter | null>(null);

export const IslandWriterProvider = Writer.Provider;

type IslandProps<Name, Props> = {
	of: Live<Name, Props>;
	/** Sent with the page: only what the part needs. */
	props: Props;
	/** Where another state of the page has the same island, which then goes on. */
	id?: string;
};

/**
 * Puts an island into a document: its HTML, and what the browser needs to take it over (`island-element.ts`).
 * @throws in the browser: what an island is made of has no islands in it
 */
export function Island<Name extends IslandName, Props extends object>({
	of: Part,
	props,
	id,
}: IslandProps<Name, Props>) {
	const writer = useContext(Writer);
	const generated = useId();
	if (!writer) throw new Error("islands are written on the server");
	const prefix = id ?? generated;
	const { name, texts, wake } = Part.island;
	return createElement("js-island", {
		id: prefix,
		"data-name": name,
		"data-wake": wake,
		"data-props": JSON.stringify(props),
		"data-texts": JSON.stringify(writer.textFiles(texts)),
		"data-files": writer.scripts(name).join(" "),
		// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it, a moment ago
		dangerouslySetInnerHTML: { __html: wake === "link" ? "" : writer.html(<Part {...props} />, prefix) },
	});
}
