import { useLocation } from "react-router";
import type { Language } from "../../domain/language";
import { islandOnSight } from "../../ui/islands/island";
import { hasShortFooter } from "./short-footer";

const FOOTER_ID = "site-footer";
const FooterContent = islandOnSight(FOOTER_ID, async () => (await import("./footer-content")).FooterContent);

export function Footer({ language }: { language: Language }) {
	const short = hasShortFooter(useLocation().pathname);
	return (
		<footer id={FOOTER_ID} className="footer print-hidden">
			<FooterContent language={language} short={short} />
		</footer>
	);
}
