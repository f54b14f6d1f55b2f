import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { guardCodeOf, guardErrorTexts, guardStatement, isGuardFault } from "./guard";

const statements = [...env.LISTINGS_MIGRATIONS, ...env.PERSONAL_MIGRATIONS].flatMap(({ queries }) => queries);

async function failure(statement: D1PreparedStatement): Promise<unknown> {
	return statement.run().then(
		() => null,
		(error: unknown) => error,
	);
}

test("a guard that holds lets its batch through, and one that does not fails with its code", async () => {
	expect(await failure(guardStatement(env.PERSONAL, "? = 1", 1))).toBeNull();
	const error = await failure(guardStatement(env.PERSONAL, "? = 1", 2));
	expect(guardCodeOf(error)).toBe("overtaken");
	expect(isGuardFault(error)).toBe(true);
});

test("a key that may be taken once fails with its code when it was taken", async () => {
	const take = () => env.PERSONAL.prepare("INSERT INTO spent_captchas (id, expires_at) VALUES ('guard-test', 1)");
	expect(await failure(take())).toBeNull();
	expect(guardCodeOf(await failure(take()))).toBe("captcha-spent");
});

test("a trigger that refuses fails with its code", async () => {
	const hit = (id: string) =>
		env.PERSONAL.prepare(
			"INSERT INTO limit_hits (subject, at, id, most, span) VALUES ('guard-test', 10, ?, 1, 5)",
		).bind(id);
	expect(await failure(hit("first"))).toBeNull();
	expect(guardCodeOf(await failure(hit("second")))).toBe("limit-reached");
});

test("another error is not taken for a guard's", async () => {
	expect(guardCodeOf(await failure(env.PERSONAL.prepare("INSERT INTO no_such_table VALUES (1)")))).toBeNull();
	expect(guardCodeOf(await failure(env.PERSONAL.prepare("SELECT json('{')")))).toBeNull();
});

test("every code that a trigger raises is in the table", () => {
	const raised = statements.flatMap((sql) => [...sql.matchAll(/RAISE\(ABORT, '([^']+)'\)/g)].map((match) => match[1]));
	expect(raised.length).toBeGreaterThan(0);
	expect(raised.filter((word) => !Object.values<string>(guardErrorTexts).includes(word ?? ""))).toEqual([]);
	const ofTriggers = Object.values(guardErrorTexts).filter((mark) => /^(?!guard-)[a-z-]+$/.test(mark));
	expect(ofTriggers.filter((mark) => !raised.includes(mark))).toEqual([]);
});
