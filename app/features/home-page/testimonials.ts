import type { RouterContextProvider } from "react-router";
import { testimonials, visitor } from "../../context";
import type { Language } from "../../domain/language";

/** What a client wrote and the agency approved. */
export type Testimonial = {
	id: string;
	name: string;
	/** The client's own description, such as 'seller'. */
	about: string | null;
	comment: string;
	/** The language it was written in. */
	language: Language;
	image: { src: string; width: number; height: number } | null;
};

const MOST_SHOWN = 3;

/** A portrait is shown as a square of so many pixels, whatever its own size. */
const PORTRAIT_SIZE = 96;

/** The testimonials that the home page shows: approved ones alone, in its language before others. */
export async function approvedTestimonials(context: Readonly<RouterContextProvider>): Promise<Testimonial[]> {
	const approved = await context.get(testimonials)(MOST_SHOWN, context.get(visitor).language);
	return approved.map(({ id, name, about, comment, language, image }) => ({
		id,
		name,
		about,
		comment,
		language,
		image: image ? { src: image, width: PORTRAIT_SIZE, height: PORTRAIT_SIZE } : null,
	}));
}
