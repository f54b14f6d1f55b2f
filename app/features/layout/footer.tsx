import type { Language } from "../../domain/language";
import { islandOnSight } from "../../ui/islands/island";

const FOOTER_ID = "site-footer";
const FooterContent = islandOnSight(FOOTER_ID, async () => (await import("./footer-content")).FooterContent);

export function Footer({ language }: { language: Language }) {
	return (
		<footer id={FOOTER_ID} className="mt-12 tablet:mt-24 border-hairline border-t bg-surface text-sm print-hidden">
			<FooterContent language={language} />
		</footer>
	);
}
