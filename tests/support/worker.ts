/** The Worker without its pages: what the tests of services run in. */
export default {
	fetch: () => new Response("no pages here", { status: 404 }),
} satisfies ExportedHandler<Env>;
