import { screenReaderPrice } from "../../domain/formatting/spoken-price";
import { useLanguage } from "../../i18n/texts";

/** Text with amounts: displayed in the site's format, read by screen readers in the page's language. */
export function Money({ children }: { children: string }) {
	const language = useLanguage();
	const heard = screenReaderPrice(children, language);
	if (heard === children) return children;
	return (
		<>
			<span aria-hidden="true">{children}</span>
			<span className="sr-only">{heard}</span>
		</>
	);
}
