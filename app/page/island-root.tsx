import type { ResourceLanguage } from "i18next";
import { type ReactNode, StrictMode, useEffect } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot } from "react-dom/client";
import { isLanguage, type Language } from "../domain/language";
import type { FormSite } from "../features/layout/site-data";
import { loadedTexts } from "../i18n/loaded-texts";
import { captureEarlyInput } from "./early-input";
import { IslandFrame } from "./island-frame";
import type { Live } from "./live";
import "./unbuilt-checks";

const site = JSON.parse(document.getElementById("site-data")?.textContent ?? "{}") as FormSite;
const language: Language = isLanguage(document.documentElement.lang) ? document.documentElement.lang : "nl";

function HydrationSignal({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}

/** Resolves after hydration, with early input restored. @param texts in the order of `Part.island.texts` */
export async function mount<Props extends object>(
	element: HTMLElement,
	Part: Live<string, Props>,
	props: Props,
	texts: readonly ResourceLanguage[],
): Promise<{ update(next: object): void }> {
	const named = Part.island.texts.map((namespace, at) => [namespace, texts[at] ?? {}]);
	const source = loadedTexts(language, Object.fromEntries(named));
	let onAlive = () => {};
	const alive = new Promise<void>((resolve) => {
		onAlive = resolve;
	});
	const draw = (shown: Props) => (
		<StrictMode>
			<IslandFrame site={site} texts={source}>
				<HydrationSignal onAlive={onAlive}>
					<Part {...shown} />
				</HydrationSignal>
			</IslandFrame>
		</StrictMode>
	);
	const options = { identifierPrefix: element.id };
	const restoreInput = captureEarlyInput(element);
	const root = element.firstChild ? hydrateRoot(element, draw(props), options) : createRoot(element, options);
	if (!element.firstChild) root.render(draw(props));
	await alive;
	restoreInput();
	return { update: (next) => flushSync(() => root.render(draw(next as Props))) };
}
