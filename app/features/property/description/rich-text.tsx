import { createElement, Fragment, type ReactNode } from "react";
import type { RichNode } from "./rich-text-parser";

type RichTextProps = {
	text: readonly RichNode[];
	/** Where it is in another language than the page. */
	lang?: string | undefined;
};

/** Text with the agency's markup, rendered as elements: the browser never parses it as HTML. */
export function RichText({ text, lang }: RichTextProps) {
	return (
		<div className="prose" lang={lang}>
			{toElements(text)}
		</div>
	);
}

/** The nodes of a text never change their order: their index is their key. */
function toElements(nodes: readonly RichNode[]): ReactNode {
	return nodes.map((node, index) => {
		const key = `node-${String(index)}`;
		if (typeof node === "string") return <Fragment key={key}>{node}</Fragment>;
		const attributes = node.href === undefined ? { key } : { key, href: node.href, rel: "noopener nofollow" };
		return createElement(node.tag, attributes, node.tag === "br" ? undefined : toElements(node.children));
	});
}
