import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { memoize } from "../domain/memoize";
import { onceFor } from "../domain/once";
import type { TextSource } from "../i18n/texts";
import { TextsFrame } from "./island-frame";

/** Cache size per component and language; an entry is a few kilobytes. */
const MAX_KEPT = 200;

/** A publication replaces the texts and a hot reload the component: either starts a new cache. */
const writerOf = onceFor((texts: TextSource) =>
	onceFor((part: FunctionComponent<never>) =>
		memoize(MAX_KEPT, (props: object) =>
			renderToString(<TextsFrame texts={texts}>{createElement(part as FunctionComponent<object>, props)}</TextsFrame>),
		),
	),
);

export function sharedHtml<Props extends object>(
	texts: TextSource,
	of: FunctionComponent<Props>,
	props: Props,
): string {
	return writerOf(texts)(of)(props);
}
