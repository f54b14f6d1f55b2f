import type { ReactNode } from "react";
import { type FormSite, FormSiteProvider } from "../features/layout/site-data";
import { WordsInLanguage } from "../features/layout/words-in-language";
import { type TextSource, TextsProvider } from "../i18n/texts";

type IslandFrameProps = { site: FormSite; texts: TextSource; children: ReactNode };

/** Providers of an island, identical on the server and in the browser. */
export function IslandFrame({ site, texts, children }: IslandFrameProps) {
	return (
		<FormSiteProvider value={site}>
			<TextsFrame texts={texts}>{children}</TextsFrame>
		</FormSiteProvider>
	);
}

export function TextsFrame({ texts, children }: Pick<IslandFrameProps, "texts" | "children">) {
	return (
		<TextsProvider value={texts}>
			<WordsInLanguage>{children}</WordsInLanguage>
		</TextsProvider>
	);
}
