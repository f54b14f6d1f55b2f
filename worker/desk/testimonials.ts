import type { Language } from "../../app/domain/language";
import type { Staff } from "../accounts/staff/staff";
import { siteChanged } from "../content/publish";
import { momentOf } from "../platform/clock";
import type { Cell, Computed, RowOf } from "../platform/rows";
import type { DeskBase } from "./dependencies";

export const testimonialStates = ["new", "approved", "refused"] as const;
export type TestimonialState = (typeof testimonialStates)[number];

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

export type DeskTestimonials = {
	/** The newest first. */
	list(): Promise<DeskTestimonial[]>;
	/** Approves, refuses, or takes back. @returns false where there is no such testimonial */
	decide(staff: Staff, id: string, state: TestimonialState): Promise<boolean>;
	/** Approved ones for a demo, the first one the newest. @returns false where there are testimonials already */
	demo(testimonials: readonly DemoTestimonial[]): Promise<boolean>;
};

type DemoTestimonial = { name: string; about: string; comment: string; language: Language };

type Row = RowOf<"testimonials", "id" | "name" | "about" | "website" | "comment" | "language" | "state"> & {
	createdAt: Cell<"testimonials", "created_at">;
} & Computed<{ hasImage: number }>;

const MOST_SHOWN = 300;

export function createDeskTestimonials({ personal, listings, audit, dropPages, now }: DeskBase): DeskTestimonials {
	async function show(): Promise<void> {
		await siteChanged(listings.withSession("first-primary"), now()).run();
		await dropPages();
	}

	return {
		async list() {
			const { results } = await personal
				.withSession("first-primary")
				.prepare(
					`SELECT id, name, about, website, comment, language, image_key IS NOT NULL AS hasImage, state,
						created_at AS createdAt
					FROM testimonials ORDER BY state = 'new' DESC, created_at DESC LIMIT ${MOST_SHOWN}`,
				)
				.all<Row>();
			return results.map((row) => ({ ...row, hasImage: row.hasImage === 1, createdAt: momentOf(row.createdAt) }));
		},
		async decide(staff, id, state) {
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
		async demo(testimonials) {
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
