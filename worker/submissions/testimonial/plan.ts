import { officeAddress } from "../../../app/domain/agency/recipients";
import { pagePath } from "../../../app/domain/pages/paths";
import { type Arrival, agencyEmail, type SubmissionPlan, visitorEmail } from "../plan";

/** Plans a testimonial, hidden until the agency approves it on the page that its email links to. */
export async function planTestimonial(arrival: Arrival<"testimonial">): Promise<SubmissionPlan> {
	const { data, deps, uploads, language, origin, now } = arrival;
	const id = crypto.randomUUID();
	const image = uploads.find(({ field }) => field === "image");
	const statement = deps.db
		.prepare(
			`INSERT INTO testimonials (id, submission_id, name, about, website, comment, language, image_key, image_type, state, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'new', ?)`,
		)
		.bind(
			id,
			arrival.id,
			data.name,
			data.about ?? null,
			data.website ?? null,
			data.comment,
			language,
			image?.key ?? null,
			image?.type ?? null,
			now,
		);
	const office = officeAddress(deps, null);
	const page = pagePath("testimonial", deps.agencyLanguage);
	return {
		statements: [statement],
		emails: [
			await agencyEmail(arrival, office, data.email, {
				values: { person: data.name },
				buttonUrl: `${origin}${page}?token=${deps.links.token("testimonial", id)}`,
			}),
			visitorEmail(arrival, { email: data.email, name: data.name }, office),
		],
		addresses: [data.email],
	};
}
