import { demoTestimonials } from "../../demo/testimonials.ts";

/** Puts the demo's testimonials on the home page of a fresh state folder; one that has any keeps its own. */
export async function seedTestimonials(origin: string): Promise<void> {
	await fetch(`${origin}/dev/testimonials`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(demoTestimonials),
	}).catch(() => null);
}
