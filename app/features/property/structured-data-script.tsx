/** Data for search engines: never run, so the page's content policy has nothing to say about it. */
export function StructuredData({ json }: { json: string | null }) {
	return json === null ? null : <script type="application/ld+json">{json}</script>;
}
