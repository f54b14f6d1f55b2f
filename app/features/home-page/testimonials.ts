import type { RouterContextProvider } from "react-router";
import { testimonials, visitor } from "../../context";
import type { Language } from "../../domain/language";

/** Approved testimonial of a client. */
export type Testimonial = {
	id: string;
	name: string;
	/** The client's own description, such as 'seller'. */
	about: string | null;
	comment: string;
	/** Language of the comment. */
	language: Language;
	image: { src: string; width: number; height: number } | null;
};

const MAX_SHOWN = 3;

/** Side of a portrait in pixels; portraits are square regardless of their own size. */
const PORTRAIT_SIZE = 96;

/** Loads the testimonials of the home page: only approved ones, those in its language first. */
export async function approvedTestimonials(context: Readonly<RouterContextProvider>): Promise<Testimonial[]> {
	const approved = await context.get(testimonials)(MAX_SHOWN, context.get(visitor).language);
	return approved.map(({ id, name, about, comment, language, image }) => ({
		id,
		name,
		about,
		comment,
		language,
		image: image ? { src: image, width: PORTRAIT_SIZE, height: PORTRAIT_SIZE } : null,
	}));
}
