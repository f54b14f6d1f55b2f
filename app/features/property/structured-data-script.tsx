/** Data for search engines: not executed, so the content security policy does not apply. */
export function StructuredData({ json }: { json: string | null }) {
	return json === null ? null : <script type="application/ld+json">{json}</script>;
}
