import { isPattern, loopsIn, MAX_REDIRECTS, parseRedirects } from "../../app/domain/redirects";
import type { Staff } from "../accounts/staff/staff";
import { toIsoString } from "../platform/clock";
import type { RowOf } from "../platform/rows";
import { deleteMissingPaths, mostRequestedMissingPaths, replaceRedirects } from "../redirects/store";
import { unclearWords } from "../search/unclear";
import type { AuditedStaff } from "./audit";
import type { DeskBase } from "./dependencies";

export type MissedAddress = { address: string; n: number; lastAt: string };

const MISSED_SHOWN = 100;

/** A page whose address has changed. */
export type Move = { from: string; to: string };

type RedirectDatabase = Pick<DeskBase, "personal" | "audit">;
type Redirect = RowOf<"redirects", "address" | "target">;

/** Adds or changes a redirect, or deletes it without `after`. */
function changeStatements(
	{ personal, audit }: RedirectDatabase,
	staff: Staff,
	address: string,
	{ before, after }: { before: Pick<Redirect, "target"> | null; after: Pick<Redirect, "target"> | null },
): D1PreparedStatement[] {
	return [
		audit.statement({
			staff,
			action: "redirects.change",
			subject: `redirect:${address}`,
			before: before ?? { target: null },
			after: after ?? undefined,
		}),
		after === null
			? personal.prepare("DELETE FROM redirects WHERE address = ?").bind(address)
			: personal
					.prepare("INSERT OR REPLACE INTO redirects (address, target, is_pattern) VALUES (?, ?, ?)")
					.bind(address, after.target, Number(isPattern(address))),
	];
}

/** Redirects the old addresses of pages, and deletes redirects from the new ones, which are pages again. */
export async function moveStatements(
	db: RedirectDatabase,
	staff: Staff,
	moves: readonly Move[],
): Promise<D1PreparedStatement[]> {
	if (moves.length === 0) return [];
	const { results } = await db.personal
		.withSession("first-primary")
		.prepare("SELECT address, target FROM redirects WHERE address IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(moves.flatMap(({ from, to }) => [from, to])))
		.all<Redirect>();
	const known = new Map(results.map(({ address, target }) => [address, { target }]));
	const stale = moves.filter(({ to }) => known.has(to));
	return [
		...stale.flatMap(({ to }) => changeStatements(db, staff, to, { before: known.get(to) ?? null, after: null })),
		...moves.flatMap(({ from, to }) =>
			changeStatements(db, staff, from, { before: known.get(from) ?? null, after: { target: to } }),
		),
	];
}

export function createDeskRedirects(deps: DeskBase) {
	const { personal, listings, audit } = deps;
	const total = async () => (await personal.prepare("SELECT count(*) AS n FROM redirects").first<number>("n")) ?? 0;
	/** @param words part of either address; '' for all */
	const read = async (limit: number, words = "") =>
		(
			await personal
				.withSession("first-primary")
				.prepare(
					`SELECT address, target FROM redirects WHERE instr(lower(address || ' ' || coalesce(target, '')), lower(?))
					ORDER BY address LIMIT ?`,
				)
				.bind(words, limit)
				.all<RowOf<"redirects", "address" | "target">>()
		).results;
	const known = (address: string) =>
		personal
			.prepare("SELECT target FROM redirects WHERE address = ?")
			.bind(address)
			.first<RowOf<"redirects", "target">>();
	return {
		list: async (limit: number, words = "") => ({ redirects: await read(limit, words), total: await total() }),
		/** Addresses requested most often that do not exist. */
		async missed(): Promise<MissedAddress[]> {
			const missed = await mostRequestedMissingPaths(listings, MISSED_SHOWN);
			return missed.map(({ path, n, last_at }) => ({ address: path, n, lastAt: toIsoString(last_at) }));
		},
		/** Search words that were not understood. */
		unclear: () => unclearWords(listings, MISSED_SHOWN),
		/** Replaces the whole list. @returns the faults by line; empty on success */
		async replace(staff: AuditedStaff, csv: string) {
			const { redirects, faults } = parseRedirects(csv);
			if (faults.length > 0) return faults;
			const before = await total();
			await replaceRedirects(personal, listings, redirects, [
				audit.statement({
					staff,
					action: "redirects.change",
					subject: "redirects",
					before: { redirects: before },
					after: { redirects: redirects.length },
				}),
			]);
			return [];
		},
		/**
		 * Adds or changes a redirect.
		 * @returns null on success; `redirect` if it is invalid, `redirectLoop` if it leads back to itself, `redirects` if
		 * there are too many already
		 */
		async put(staff: Staff, from: string, to: string) {
			const { redirects, faults } = parseRedirects(`${from},${to}`);
			const one = redirects[0];
			if (faults[0]?.reason === "loop") return "redirectLoop";
			if (faults.length > 0 || !one || /[,;\n]/.test(from + to)) return "redirect";
			const others = (await read(MAX_REDIRECTS)).filter(({ address }) => address !== one.address);
			if (loopsIn([one, ...others]).includes(0)) return "redirectLoop";
			if (others.length >= MAX_REDIRECTS) return "redirects";
			const change = { before: await known(one.address), after: { target: one.target } };
			await personal.batch(changeStatements(deps, staff, one.address, change));
			await deleteMissingPaths(listings, [one.address]);
			return null;
		},
		/** Ignores an unknown address. */
		async remove(staff: Staff, address: string) {
			const before = await known(address);
			if (before === null) return;
			await personal.batch(changeStatements(deps, staff, address, { before, after: null }));
		},
		/** Rows of a file that `replace` accepts. */
		table: async () => [
			["from", "to"],
			...(await read(Number.MAX_SAFE_INTEGER)).map(({ address, target }) => [address, target ?? ""]),
		],
	};
}
