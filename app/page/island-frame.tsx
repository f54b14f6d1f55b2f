import type { ReactNode } from "react";
import { type SiteData, SiteProvider } from "../features/layout/site-data";
import { WordsInLanguage } from "../features/layout/words-in-language";
import { type TextSource, TextsProvider } from "../i18n/texts";

type IslandFrameProps = { site: SiteData; texts: TextSource; children: ReactNode };

/** What surrounds an island, the same on the server and in the browser. */
export function IslandFrame({ site, texts, children }: IslandFrameProps) {
	return (
		<TextsProvider value={texts}>
			<SiteProvider value={site}>
				<WordsInLanguage>{children}</WordsInLanguage>
			</SiteProvider>
		</TextsProvider>
	);
}
