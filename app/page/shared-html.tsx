import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { remembered } from "../domain/remembered";
import type { TextSource } from "../i18n/texts";
import { TextsFrame } from "./island-frame";

/** Parts of one kind in one language, of a few kilobytes each. */
const MOST_KEPT = 200;

type Write = (props: object) => string;

/** A publication and an edit have other texts, and an edited component is another one. */
const kept = new WeakMap<TextSource, WeakMap<object, Write>>();

/** The HTML of a part that finds its props and the texts and nothing else. */
export function sharedHtml<Props extends object>(texts: TextSource, Part: ComponentType<Props>, props: Props): string {
	const parts = kept.get(texts) ?? new WeakMap<object, Write>();
	kept.set(texts, parts);
	const write =
		parts.get(Part) ??
		remembered(MOST_KEPT, (given: object) =>
			renderToString(
				<TextsFrame texts={texts}>
					<Part {...(given as Props)} />
				</TextsFrame>,
			),
		);
	parts.set(Part, write);
	return write(props);
}
