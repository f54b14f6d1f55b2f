/** Worker without pages, for tests of services. */
export default {
	fetch: () => new Response("no pages here", { status: 404 }),
	// Queue messages have no effect: tests deliver by themselves.
	queue: async () => {},
} satisfies ExportedHandler<Env>;
