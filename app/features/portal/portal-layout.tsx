import type { ReactNode } from "react";
import { Footer } from "../layout/footer";
import { Header, type HeaderProps } from "../layout/header";
import { MAIN_ID, SkipLink } from "../layout/skip-link";
import { WordsInLanguage } from "../layout/words-in-language";

/** Around every page of the portal: nothing of others is loaded here, so nobody is asked about cookies. */
export function PortalLayout({ language, alternates, children }: HeaderProps & { children: ReactNode }) {
	return (
		<WordsInLanguage>
			<SkipLink />
			<Header language={language} alternates={alternates} />
			<main id={MAIN_ID} tabIndex={-1}>
				{children}
			</main>
			<Footer language={language} asksConsent={false} />
		</WordsInLanguage>
	);
}
