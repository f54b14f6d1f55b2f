import type { Brand } from "../../app/domain/agency/brand";
import type { BrandChanges } from "../../app/domain/content/published";
import { keysOf } from "../../app/domain/records";
import type { Staff } from "../accounts/staff/staff";
import { keepOwnPicture } from "../content/own-pictures";
import { readBrand } from "../content/publish";
import { guardStatement, runGuarded } from "../platform/guard";
import { deleteMissingPaths } from "../redirects/store";
import type { DeskBase } from "./dependencies";
import { type Move, moveStatements } from "./redirects";

/** Minimum width in pixels of each picture, and whether SVG is accepted. */
const uses = {
	logo: { width: 120, drawing: true },
	home: { width: 1200, drawing: false },
	portrait: { width: 200, drawing: false },
} as const;

type BrandDependencies = DeskBase & {
	media: R2Bucket;
	/** The bundled values. */
	initialBrand: Brand;
};

/** All stored brand values as one JSON text. */
const STATE = "(SELECT json_group_object(name, value) FROM (SELECT name, value FROM brand_values ORDER BY name))";

export function createDeskBrand(deps: BrandDependencies) {
	const { personal, media, audit, initialBrand } = deps;

	/**
	 * Reads the current values from the database; pages may use values that are a second old.
	 * @returns `changed`: names of the values set by the desk; `asOf`: version of this state
	 */
	async function read() {
		// Read before the values, so that a write in between counts as a conflict.
		const asOf = await personal.withSession("first-primary").prepare(`SELECT ${STATE} AS state`).first<string>("state");
		const own = await readBrand(personal);
		return { agency: { ...initialBrand, ...own }, changed: keysOf(own), asOf: asOf ?? "" };
	}

	/**
	 * Stores and publishes values.
	 * @param asOf the version that the changes are based on
	 * @param moves pages whose address changes with the values
	 * @returns false if that version is no longer current
	 */
	async function write(
		staff: Staff,
		changes: BrandChanges,
		{ asOf, moves = [] }: { asOf?: string; moves?: readonly Move[] } = {},
	): Promise<boolean> {
		const agency = { ...initialBrand, ...(await readBrand(personal)) };
		const names = keysOf(changes).filter((name) => !isSame(changes[name], agency[name]));
		if (names.length === 0) return true;
		const of = (values: BrandChanges) => Object.fromEntries(names.map((name) => [name, values[name]]));
		const isWritten = await runGuarded(personal, [
			...(asOf === undefined ? [] : [guardStatement(personal, `${STATE} = ?`, asOf)]),
			...names.map((name) =>
				isSame(changes[name], initialBrand[name])
					? personal.prepare("DELETE FROM brand_values WHERE name = ?").bind(name)
					: personal
							.prepare("INSERT OR REPLACE INTO brand_values (name, value) VALUES (?, ?)")
							.bind(name, JSON.stringify(changes[name])),
			),
			audit.statement({
				staff,
				action: "brand.change",
				subject: `brand:${names.join(",")}`,
				before: of(agency),
				after: of(changes),
			}),
			...(await moveStatements(deps, staff, moves)),
		]);
		if (!isWritten) return false;
		await deps.publish();
		await deleteMissingPaths(
			deps.listings,
			moves.map(({ from }) => from),
		);
		return true;
	}

	return {
		read,
		save: write,
		/** Restores the bundled values. */
		restore: (staff: Staff, names: readonly (keyof Brand)[]) =>
			write(staff, Object.fromEntries(names.map((name) => [name, initialBrand[name]]))),
		keepPicture: async (file: File, use: keyof typeof uses) =>
			keepOwnPicture(media, new Uint8Array(await file.arrayBuffer()), uses[use]),
	};
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
