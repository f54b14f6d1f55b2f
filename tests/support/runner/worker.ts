/** The Worker without its pages: what the tests of services run in. */
export default {
	fetch: () => new Response("no pages here", { status: 404 }),
	// What tests put on the queue stays without effect: they deliver by themselves.
	queue: async () => {},
} satisfies ExportedHandler<Env>;
