import { createElement, Fragment, type ReactNode } from "react";
import type { RichNode } from "./rich-text-parser";

type RichTextProps = {
	text: readonly RichNode[];
	/** Language of the text, if it differs from the page's. */
	lang?: string | undefined;
};

/** Renders the agency's markup as React elements; the browser never parses it as HTML. */
export function RichText({ text, lang }: RichTextProps) {
	return (
		<div className="prose" lang={lang}>
			{toElements(text)}
		</div>
	);
}

/** Uses the index as key: the order of the nodes never changes. */
function toElements(nodes: readonly RichNode[]): ReactNode {
	return nodes.map((node, index) => {
		const key = `node-${String(index)}`;
		if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
		const attributes = node.href === undefined ? { key } : { key, href: node.href, rel: "noopener nofollow" };
		return createElement(node.tag, attributes, node.tag === "br" ? undefined : toElements(node.children));
	});
}
