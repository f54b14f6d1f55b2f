import { type Language, type Multilingual, pickText } from "../../app/domain/language";
import type { Staff } from "../accounts/staff/staff";
import { readLeftOut } from "../content/left-out";
import { parseTrustedJson } from "../platform/json-column";
import type { Computed } from "../platform/rows";
import type { DeskBase } from "./dependencies";

/** A feature without a field of its own; the desk chooses whether pages show it. */
export type DeskExtra = { key: string; label: string; properties: number; isShown: boolean };

type Row = Computed<{ key: string; label: string; properties: number }>;

const MAX = 500;

export function createDeskExtras(deps: DeskBase) {
	const { personal, listings, audit } = deps;

	async function rows(): Promise<Row[]> {
		const { results } = await listings
			.withSession("first-unconstrained")
			.prepare(
				`SELECT extra.value ->> '$.Key' AS key, max(extra.value -> '$.Label') AS label, count(*) AS properties
				FROM whole_records AS w JOIN json_each(w.record, '$.Extras') AS extra
				GROUP BY key ORDER BY properties DESC, key LIMIT ${MAX}`,
			)
			.all<Row>();
		return results;
	}

	return {
		/** Features, the most frequent first. */
		async list(language: Language): Promise<DeskExtra[]> {
			const leftOut = new Set(await readLeftOut(personal));
			return (await rows()).map(({ key, label, properties }) => ({
				key,
				label: pickText(parseTrustedJson<Multilingual>(label), language) ?? key,
				properties,
				isShown: !leftOut.has(key),
			}));
		},
		/** Shows some of the offered features and hides the other offered ones. @param offered keys; empty for all */
		async choose(staff: Staff, { offered, shown }: { offered: readonly string[]; shown: readonly string[] }) {
			const before = await readLeftOut(personal);
			const listed = (await rows())
				.map(({ key }) => key)
				.filter((key) => offered.length === 0 || offered.includes(key));
			// Keys that no property has, or that an import added meanwhile, keep their setting.
			const after = [...before.filter((key) => !listed.includes(key)), ...listed.filter((key) => !shown.includes(key))];
			await personal.batch([
				personal.prepare("DELETE FROM left_out_extras"),
				personal
					.prepare("INSERT INTO left_out_extras (key) SELECT value FROM json_each(?)")
					.bind(JSON.stringify(after)),
				audit.statement({
					staff,
					action: "imports.choose",
					subject: "extras",
					before: { leftOut: before },
					after: { leftOut: after },
				}),
			]);
			await deps.publish();
		},
	};
}
