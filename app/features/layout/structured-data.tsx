import { usePageHead } from "./head";

/** What the page states for search engines: not executed, so the content security policy does not apply. */
export function StructuredData() {
	const json = usePageHead()?.structuredData;
	return json ? <script type="application/ld+json">{json}</script> : null;
}
