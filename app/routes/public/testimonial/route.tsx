import { testimonialOfLink } from "../../../context";
import { linkHead, linkOf } from "../../../features/forms/confirm-form";
import { ConfirmScreen } from "../../../features/forms/confirm-screen";
import { loadFormPage } from "../../../features/forms/form-page";
import type { Route } from "./+types/route";

/** Form for a testimonial, and its approval by the agency through the link in an email. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const link = linkOf(url);
	const found = link.token ? await context.get(testimonialOfLink)(link.token) : null;
	const isGone = link.token !== null && found === null;
	const isApproved = found?.approved ?? false;
	return {
		...(await loadFormPage(context, url, "testimonial", linkHead(url))),
		link: { ...link, status: isGone ? ("gone" as const) : isApproved ? ("done" as const) : link.status },
		testimonial: found?.testimonial ?? null,
	};
}

export default function TestimonialRoute({ loaderData }: Route.ComponentProps) {
	const { link, state, testimonial } = loaderData;
	return (
		<ConfirmScreen form="testimonial" action="approve-testimonial" link={link} state={state}>
			{testimonial && (
				<blockquote className="mb-8 max-w-measure font-serif text-xl">
					<p className="whitespace-pre-line">{testimonial.comment}</p>
					<footer className="mt-3 font-sans text-base text-quiet">{testimonial.name}</footer>
				</blockquote>
			)}
		</ConfirmScreen>
	);
}
