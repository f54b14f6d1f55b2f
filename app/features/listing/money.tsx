import { heardPrice } from "../../domain/formatting/spoken-price";
import { useLanguage } from "../../i18n/texts";

/** A text with amounts: written as everywhere on the site, and heard as the page's language says them. */
export function Money({ children }: { children: string }) {
	const language = useLanguage();
	const heard = heardPrice(children, language);
	if (heard === children) return children;
	return (
		<>
			<span aria-hidden="true">{children}</span>
			<span className="sr-only">{heard}</span>
		</>
	);
}
