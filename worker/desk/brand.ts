import type { Brand } from "../../app/domain/agency/brand";
import type { BrandChanges } from "../../app/domain/content/published";
import { keysOf } from "../../app/domain/records";
import type { Staff } from "../accounts/staff/staff";
import { keepOwnPicture } from "../content/own-pictures";
import { readBrand } from "../content/publish";
import { guardStatement, passes } from "../platform/guard";
import type { DeskBase } from "./dependencies";

/** What a picture of the agency is for: its least width in pixels, and whether a drawing will do. */
const uses = {
	logo: { width: 120, drawing: true },
	home: { width: 1200, drawing: false },
	portrait: { width: 200, drawing: false },
} as const;

type BrandDependencies = DeskBase & {
	media: R2Bucket;
	/** What stands where the desk has said nothing. */
	begins: Brand;
};

/** Every value of the agency's own, in one text. */
const STATE = "(SELECT json_group_object(name, value) FROM (SELECT name, value FROM brand_values ORDER BY name))";

export function createDeskBrand(deps: BrandDependencies) {
	const { personal, media, audit, begins } = deps;

	/**
	 * The agency at this moment, where pages may know it as of a second ago.
	 * @returns `changed`: names of values of its own; `asOf`: what names this state
	 */
	async function read() {
		// Before the values: what comes between is taken for a change.
		const asOf = await personal.withSession("first-primary").prepare(`SELECT ${STATE} AS state`).first<string>("state");
		const own = await readBrand(personal);
		return { agency: { ...begins, ...own }, changed: keysOf(own), asOf: asOf ?? "" };
	}

	/**
	 * Puts values in place of those before, everywhere at once. @param asOf the state that they were made of
	 * @returns false where another one has come in its place
	 */
	async function write(staff: Staff, changes: BrandChanges, asOf?: string): Promise<boolean> {
		const agency = { ...begins, ...(await readBrand(personal)) };
		const names = keysOf(changes).filter((name) => !isSame(changes[name], agency[name]));
		if (names.length === 0) return true;
		const of = (values: BrandChanges) => Object.fromEntries(names.map((name) => [name, values[name]]));
		const isWritten = await passes(personal, [
			...(asOf === undefined ? [] : [guardStatement(personal, `${STATE} = ?`, asOf)]),
			...names.map((name) =>
				isSame(changes[name], begins[name])
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
		]);
		if (isWritten) await deps.publish();
		return isWritten;
	}

	return {
		read,
		save: write,
		/** Back to the bundled ones. */
		restore: (staff: Staff, names: readonly (keyof Brand)[]) =>
			write(staff, Object.fromEntries(names.map((name) => [name, begins[name]]))),
		keepPicture: async (file: File, use: keyof typeof uses) =>
			keepOwnPicture(media, new Uint8Array(await file.arrayBuffer()), uses[use]),
	};
}

function isSame(one: unknown, other: unknown): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}
