/** What the site needs of a D1 session. */
export type Session = Pick<D1DatabaseSession, "prepare" | "batch" | "getBookmark">;

type Waiting = {
	statements: D1PreparedStatement[];
	resolve(results: D1Result<never>[]): void;
	reject(fault: unknown): void;
};

/**
 * The same session; batches that are asked for at the same time share a round trip. The parts of a page ask without
 * knowing of each other, and the page still makes one round trip to the database where nothing waits for an answer. A
 * batch that fails fails alone.
 */
export function gathered(session: Session): Session {
	let waiting: Waiting[] = [];

	async function send(): Promise<void> {
		const group = waiting;
		waiting = [];
		try {
			const results = await session.batch<never>(group.flatMap(({ statements }) => statements));
			let from = 0;
			for (const { statements, resolve } of group) {
				resolve(results.slice(from, from + statements.length));
				from += statements.length;
			}
		} catch (fault) {
			const [first, ...others] = group;
			if (others.length === 0) return first?.reject(fault);
			for (const { statements, resolve, reject } of group) session.batch<never>(statements).then(resolve, reject);
		}
	}

	return {
		prepare: (sql) => session.prepare(sql),
		getBookmark: () => session.getBookmark(),
		batch: <Row>(statements: D1PreparedStatement[]) =>
			new Promise<D1Result<Row>[]>((resolve, reject) => {
				// Once all that runs now has asked: loaders of one page start together.
				if (waiting.length === 0) setTimeout(send);
				waiting.push({ statements, resolve, reject });
			}),
	};
}
