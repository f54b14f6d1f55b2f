import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../i18n/texts";
import { ToastRegion } from "../../ui/toast";
import { type UiWords, UiWordsProvider } from "../../ui/words";
import { ConsentedScripts } from "../analytics/consented-scripts";
import { ConsentBanner } from "../consent/consent-banner";
import { Footer } from "./footer";
import { Header, type HeaderProps } from "./header";
import { MAIN_ID, SkipLink } from "./skip-link";

/** Provides the primitives' own texts in the page's language. */
export function WordsInLanguage({ children }: { children: ReactNode }) {
	const { t } = useTranslation("common");
	const words = useMemo(
		(): UiWords => ({
			required: t("word.required"),
			error: t("word.error"),
			close: t("word.close"),
			previous: t("word.previous"),
			next: t("word.next"),
			newWindow: t("word.newWindow"),
		}),
		[t],
	);
	return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}

/** Everything around a page: skip link, consent banner, header, footer and toasts. */
export function Layout({ language, alternates, children }: HeaderProps & { children: ReactNode }) {
	return (
		<WordsInLanguage>
			<ConsentedScripts />
			<SkipLink />
			<ConsentBanner language={language} />
			<Header language={language} alternates={alternates} />
			<main id={MAIN_ID} tabIndex={-1}>
				{children}
			</main>
			<Footer language={language} />
			<ToastRegion />
		</WordsInLanguage>
	);
}
