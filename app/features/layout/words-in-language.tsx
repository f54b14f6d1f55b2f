import { type ReactNode, useMemo } from "react";
import { useTranslation } from "../../i18n/texts";
import { type UiWords, UiWordsProvider } from "../../ui/words";

/** Provides the primitives' own texts in the page's language. */
export function WordsInLanguage({ children }: { children: ReactNode }) {
	const { t } = useTranslation("common");
	const words = useMemo(
		(): UiWords => ({
			required: t("word.required"),
			error: t("word.error") + t("word.colon"),
			close: t("word.close"),
			previous: t("word.previous"),
			next: t("word.next"),
			newWindow: t("word.newWindow"),
		}),
		[t],
	);
	return <UiWordsProvider words={words}>{children}</UiWordsProvider>;
}
