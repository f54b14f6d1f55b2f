import type { ReactNode } from "react";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { ConsentBanner } from "../consent/consent-banner";
import { MAX_FAVOURITES } from "../favourites/id-list";
import { Footer } from "./footer";
import { StructuredData, usePageHead } from "./head";
import { Header, type HeaderProps } from "./header";
import { MAIN_ID, SkipLink } from "./skip-link";
import { WordsInLanguage } from "./words-in-language";

/** Layout of a document: skip link, cookie banner, header, footer and toasts. */
export function Layout({ language, alternates, children }: HeaderProps & { children: ReactNode }) {
	const { t } = useTranslation("common");
	const words = {
		saved: t("favourites.saved"),
		full: t("favourites.full", { most: MAX_FAVOURITES }),
		notKept: t("favourites.notKept"),
		removed: t("favourites.removed"),
		undo: t("favourites.undo"),
		byTab: t("favourites.byTab"),
		view: t("favourites.view"),
		list: pagePath("favourites", language),
	};
	return (
		<WordsInLanguage>
			<SkipLink />
			<ConsentBanner language={language} />
			<Header language={language} alternates={alternates} />
			<main id={MAIN_ID} tabIndex={-1}>
				{children}
			</main>
			<StructuredData json={usePageHead()?.structuredData} />
			<Footer language={language} />
			<div className="toast-region" {...control("toast", words)}>
				<p role="status" className="sr-only" />
			</div>
		</WordsInLanguage>
	);
}
