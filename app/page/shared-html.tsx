import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { onceFor } from "../domain/once";
import { remembered } from "../domain/remembered";
import type { TextSource } from "../i18n/texts";
import { TextsFrame } from "./island-frame";

/** Parts of one kind in one language, of a few kilobytes each. */
const MOST_KEPT = 200;

/** A publication and an edit have other texts, and an edited component is another one. */
const writerOf = onceFor((texts: TextSource) =>
	onceFor((part: FunctionComponent<never>) =>
		remembered(MOST_KEPT, (props: object) =>
			renderToString(<TextsFrame texts={texts}>{createElement(part as FunctionComponent<object>, props)}</TextsFrame>),
		),
	),
);

/** The HTML of a part that finds its props and the texts and nothing else. */
export function sharedHtml<Props extends object>(
	texts: TextSource,
	of: FunctionComponent<Props>,
	props: Props,
): string {
	return writerOf(texts)(of)(props);
}
