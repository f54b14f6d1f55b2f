import { createContext, createElement, type FunctionComponent, type ReactElement, useContext, useId } from "react";
import type { IslandName } from "./island-loaders";
import type { Live } from "./live";

export type IslandWriter = {
	/** Renders a part by itself; `prefix` starts its generated ids. */
	html(part: ReactElement, prefix: string): string;
	/** Renders a part that depends on its props and the texts only; cached by both. */
	shared<Props extends object>(of: FunctionComponent<Props>, props: Props): string;
	textFile(namespace: string): string;
	scripts(name: string): readonly string[];
};

const Writer = createContext<IslandWriter | null>(null);

export const IslandWriterProvider = Writer.Provider;

type IslandProps<Name, Props> = {
	of: Live<Name, Props>;
	/** Serialised into the page: pass only what the part needs. */
	props: Props;
	/** Stable id, so that the island keeps running after a swap of the page's state. */
	id?: string;
};

/** Renders an island's HTML and its data for `island-element.ts`. @throws within an island and in the browser */
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
		"data-texts": texts.map(writer.textFile).join(" "),
		"data-files": writer.scripts(name).join(" "),
		// biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
		dangerouslySetInnerHTML: { __html: wake === "link" ? "" : writer.html(<Part {...props} />, prefix) },
	});
}

type SharedProps<Props extends object> = {
	of: FunctionComponent<Props>;
	/** Plain data; the texts are the only context of the part. */
	props: Props;
	as: "li" | "div";
	id?: string;
	className?: string;
	[data: `data-${string}`]: number | boolean;
};

/** A part with cached HTML, for many pages or visits: a card, a drawn map. Its pictures must not be eager. */
export function Shared<Props extends object>({ of, props, as, ...attributes }: SharedProps<Props>) {
	const writer = useContext(Writer);
	if (!writer) throw new Error("shared parts are written on the server");
	return createElement(as, {
		...attributes,
		dangerouslySetInnerHTML: { __html: writer.shared(of, props) },
	});
}
