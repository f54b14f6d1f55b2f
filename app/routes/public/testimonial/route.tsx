import { testimonialOfLink } from "../../../context";
import { ConfirmForm, linkOf } from "../../../features/forms/confirm-form";
import { loadFormPage } from "../../../features/forms/form-page";
import { FormScreen } from "../../../features/forms/form-screen";
import { EnquiryForm } from "../../../features/forms/live/enquiry-form";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import type { Route } from "./+types/route";

/** The form for a testimonial, and its approval by the agency through the link in an email. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const link = linkOf(url);
	const found = link.token ? await context.get(testimonialOfLink)(link.token) : null;
	const isGone = link.token !== null && found === null;
	const isApproved = found?.approved ?? false;
	return {
		...(await loadFormPage(context, url, "testimonial")),
		link: { ...link, status: isGone ? ("gone" as const) : isApproved ? ("done" as const) : link.status },
		testimonial: found?.testimonial ?? null,
	};
}

export default function TestimonialRoute({ loaderData }: Route.ComponentProps) {
	const { link, state, testimonial } = loaderData;
	const { t } = useTranslation("forms");
	const isLink = link.token !== null || link.status !== null;
	const words = isLink ? "confirm.approve-testimonial" : "form.testimonial";
	return (
		<FormScreen title={t(`${words}.title`)} intro={link.status ? null : t(`${words}.intro`)}>
			<div id="testimonial">
				{testimonial && (
					<blockquote className="mb-8 max-w-measure font-serif text-xl">
						<p className="whitespace-pre-line">{testimonial.comment}</p>
						<footer className="mt-3 font-sans text-base text-quiet">{testimonial.name}</footer>
					</blockquote>
				)}
				{isLink ? (
					<ConfirmForm action="approve-testimonial" {...link} />
				) : (
					<Island of={EnquiryForm} props={{ form: "testimonial", state }} />
				)}
			</div>
		</FormScreen>
	);
}
