import type { Language } from "../../app/domain/language";
import type { Staff } from "../accounts/staff/staff";
import { siteChanged } from "../content/publish";
import { toIsoString } from "../platform/clock";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";

type TestimonialState = Cell<"testimonials", "state">;

export type DeskTestimonial = {
	id: string;
	name: string;
	about: string | null;
	website: string | null;
	comment: string;
	language: string;
	hasImage: boolean;
	state: TestimonialState;
	/** ISO 8601. */
	createdAt: string;
};

type DemoTestimonial = { name: string; about: string; comment: string; language: Language };

type Row = RowOf<"testimonials", "id" | "name" | "about" | "website" | "comment" | "language" | "state"> & {
	createdAt: Cell<"testimonials", "created_at">;
} & Computed<{ hasImage: number }>;

/** Maximum of those that are not on the site. */
const MAX_OTHERS = 300;

export function createDeskTestimonials({ personal, listings, audit, dropPages, now }: DeskBase) {
	async function show(): Promise<void> {
		await siteChanged(listings.withSession("first-primary"), now()).run();
		await dropPages();
	}

	return {
		/** New ones first, then by date, the newest first; includes all that are on the site. */
		async list(): Promise<DeskTestimonial[]> {
			const { results } = await personal
				.withSession("first-primary")
				.prepare(
					`SELECT id, name, about, website, comment, language, image_key IS NOT NULL AS hasImage, state,
						created_at AS createdAt
					FROM testimonials WHERE state = 'approved' OR id IN (
						SELECT id FROM testimonials WHERE state <> 'approved'
						ORDER BY state = 'new' DESC, created_at DESC LIMIT ${MAX_OTHERS})
					ORDER BY state = 'new' DESC, created_at DESC`,
				)
				.all<Row>();
			return results.map((row) => ({ ...row, hasImage: row.hasImage === 1, createdAt: toIsoString(row.createdAt) }));
		},
		/** Approves, refuses or withdraws a testimonial. @returns false if it does not exist */
		async decide(staff: Staff, id: string, state: TestimonialState) {
			const before = await personal
				.withSession("first-primary")
				.prepare("SELECT state FROM testimonials WHERE id = ?")
				.bind(id)
				.first<Cell<"testimonials", "state">>("state");
			if (before === null) return false;
			if (before === state) return true;
			await personal.batch([
				personal
					.prepare("UPDATE testimonials SET state = ?1, approved_at = iif(?1 = 'approved', ?2, NULL) WHERE id = ?3")
					.bind(state, now(), id),
				audit.statement({
					staff,
					action: "testimonials.decide",
					subject: `testimonial:${id}`,
					before: { state: before },
					after: { state },
				}),
			]);
			await show();
			return true;
		},
		/** Adds approved testimonials for a demo, the newest first. @returns false if any testimonials exist already */
		async demo(testimonials: readonly DemoTestimonial[]) {
			const known = await personal.withSession("first-primary").prepare("SELECT 1 FROM testimonials LIMIT 1").first();
			if (known) return false;
			const at = now();
			await personal.batch(
				testimonials.map(({ name, about, comment, language }, index) =>
					personal
						.prepare(
							`INSERT INTO testimonials (id, submission_id, name, about, comment, language, state, created_at, approved_at)
							VALUES (?, 'demo', ?, ?, ?, ?, 'approved', ?, ?)`,
						)
						.bind(crypto.randomUUID(), name, about, comment, language, at - index, at - index),
				),
			);
			await show();
			return true;
		},
	};
}
