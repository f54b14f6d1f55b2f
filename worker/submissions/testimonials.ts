import { isLanguage, type Language } from "../../app/domain/language";
import type { RowOf } from "../platform/rows";
import type { RequestDependencies } from "./dependencies";

/** A testimonial as pages show it. */
export type Testimonial = {
	id: string;
	name: string;
	about: string | null;
	website: string | null;
	comment: string;
	/** Language of the comment. */
	language: Language;
	/** Path of its picture, if it has one. */
	image: string | null;
	/** ISO 8601. */
	createdAt: string;
};

type Row = RowOf<
	"testimonials",
	"id" | "name" | "about" | "website" | "comment" | "language" | "image_key" | "created_at"
>;

const columns = "id, name, about, website, comment, language, image_key, created_at";

/** Returns approved testimonials: those in the reader's language first, then by latest approval. */
export async function approvedTestimonials(db: D1Database, limit: number, language: Language): Promise<Testimonial[]> {
	const { results } = await db
		.prepare(`SELECT ${columns} FROM testimonials WHERE state = 'approved'
			ORDER BY language = ? DESC, approved_at DESC LIMIT ?`)
		.bind(language, limit)
		.all<Row>();
	return results.map(shape);
}

/** SQL for `testimonials AS t`: the desk has made no decision, not even one that it revoked. */
export const isUndecided =
	"t.state = 'new' AND NOT EXISTS (SELECT 1 FROM audit_log WHERE subject = 'testimonial:' || t.id)";

/**
 * Returns the testimonial of the agency's link, approved or not; null when the link is unknown, or the desk has refused
 * the testimonial or removed it from the site.
 */
export async function testimonialOfLink(
	{ db, links, now }: RequestDependencies,
	token: string,
): Promise<{ testimonial: Testimonial; approved: boolean } | null> {
	const id = links.subjectOf("testimonial", token, now());
	if (id === null) return null;
	const row = await db
		.withSession("first-primary")
		.prepare(`SELECT ${columns}, state FROM testimonials AS t WHERE id = ? AND (state = 'approved' OR ${isUndecided})`)
		.bind(id)
		.first<Row & RowOf<"testimonials", "state">>();
	return row ? { testimonial: shape(row), approved: row.state === "approved" } : null;
}

/** Reads the picture of an approved testimonial. */
export async function testimonialImage(
	db: D1Database,
	bucket: R2Bucket,
	id: string,
): Promise<{ type: string; body: ReadableStream } | null> {
	const row = await db
		.prepare("SELECT image_key, image_type FROM testimonials WHERE id = ? AND state = 'approved'")
		.bind(id)
		.first<RowOf<"testimonials", "image_key" | "image_type">>();
	const object = row?.image_key ? await bucket.get(row.image_key) : null;
	return object && row?.image_type ? { type: row.image_type, body: object.body } : null;
}

function shape(row: Row): Testimonial {
	return {
		id: row.id,
		name: row.name,
		about: row.about,
		website: row.website,
		comment: row.comment,
		language: isLanguage(row.language) ? row.language : "nl",
		image: row.image_key ? `/api/testimonials/${row.id}/image` : null,
		createdAt: new Date(row.created_at * 1_000).toISOString(),
	};
}
