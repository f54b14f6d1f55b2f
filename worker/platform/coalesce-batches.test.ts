import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { coalesceBatches, type Session } from "./coalesce-batches";

/** Wraps a session of the real database and records the number of statements per round trip. */
function watched() {
	const session = env.LISTINGS.withSession();
	const trips: number[] = [];
	const counting: Session = {
		prepare: (sql) => session.prepare(sql),
		getBookmark: () => session.getBookmark(),
		batch: <Row>(statements: D1PreparedStatement[]) => {
			trips.push(statements.length);
			return session.batch<Row>(statements);
		},
	};
	return { trips, reader: coalesceBatches(counting) };
}

function ask(reader: Session, ...sql: string[]) {
	return reader.batch<{ n: number }>(sql.map((each) => reader.prepare(each)));
}

test("what is asked at the same time shares a round trip, and each gets its own answers", async () => {
	const { trips, reader } = watched();
	const later = async () => {
		await Promise.resolve();
		return ask(reader, "SELECT 3 AS n");
	};
	const [first, second, third] = await Promise.all([
		ask(reader, "SELECT 1 AS n"),
		ask(reader, "SELECT 2 AS n", "SELECT 20 AS n"),
		later(),
	]);
	expect(first.map(({ results }) => results)).toEqual([[{ n: 1 }]]);
	expect(second.map(({ results }) => results)).toEqual([[{ n: 2 }], [{ n: 20 }]]);
	expect(third.map(({ results }) => results)).toEqual([[{ n: 3 }]]);
	expect(trips).toEqual([4]);
});

test("what needs an answer first is a trip of its own", async () => {
	const { trips, reader } = watched();
	const [answer] = await ask(reader, "SELECT 1 AS n");
	await ask(reader, `SELECT ${answer?.results[0]?.n} + 1 AS n`);
	expect(trips).toEqual([1, 1]);
});

test("a batch that fails fails alone", async () => {
	const { reader } = watched();
	const [right, wrong] = await Promise.allSettled([ask(reader, "SELECT 1 AS n"), ask(reader, "SELECT n FROM nowhere")]);
	expect(right.status).toBe("fulfilled");
	expect(wrong).toMatchObject({ status: "rejected", reason: { message: expect.stringContaining("nowhere") } });
});
