/**
 * What a page states for search engines, as JSON-LD: not executed, so the content security policy does not apply. Right
 * after the cards whose addresses it repeats, it costs a compressed page the least.
 */
export function StructuredData({ json }: { json: string | null | undefined }) {
	return json ? <script type="application/ld+json">{json}</script> : null;
}
