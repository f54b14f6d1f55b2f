/** The methods of a D1 session that the site uses. */
export type Session = Pick<D1DatabaseSession, "prepare" | "batch" | "getBookmark">;

type Waiting = {
	statements: D1PreparedStatement[];
	resolve(results: D1Result<never>[]): void;
	reject(fault: unknown): void;
};

/**
 * Wraps a session so that simultaneous batches share a round trip. The parts of a page query independently, and the
 * page still makes one round trip if none waits for another's result. A failed batch does not affect the others.
 */
export function coalesceBatches(session: Session): Session {
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
				// Sends after the current task: the loaders of a page start together.
				if (waiting.length === 0) setTimeout(send);
				waiting.push({ statements, resolve, reject });
			}),
	};
}
