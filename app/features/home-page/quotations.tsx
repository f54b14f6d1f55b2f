import type { Language } from "../../domain/language";
import { pagePath } from "../../domain/pages/paths";
import { useTranslation } from "../../i18n/texts";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { MoreLink } from "./home-page-section";
import type { Testimonial } from "./testimonials";

/** The latest testimonial in large type; the others are folded below it. */
export function Quotations({ testimonials, language }: { testimonials: readonly Testimonial[]; language: Language }) {
	const { t } = useTranslation("home");
	const [first, ...others] = testimonials;
	if (!first) return null;
	return (
		<section aria-labelledby="quotations" className="home-band">
			<div className="page-width">
				<h2 id="quotations" className="font-medium! font-sans! text-base! text-quiet">
					{t("testimonials.title")}
				</h2>
				<Quotation testimonial={first} large />
				{others.length > 0 && (
					<details className="mt-8">
						<summary className="inline-flex min-h-11 items-center gap-2 font-medium">
							{t("testimonials.more")}
							<Icon name="chevron-down" className="size-5" />
						</summary>
						<div className="mt-4 grid gap-x-16 gap-y-8 tablet:grid-cols-2">
							{others.map((testimonial) => (
								<Quotation key={testimonial.id} testimonial={testimonial} />
							))}
						</div>
					</details>
				)}
				<p className={others.length > 0 ? undefined : "mt-8"}>
					<MoreLink to={pagePath("testimonial", language)} label={t("testimonials.link")} />
				</p>
			</div>
		</section>
	);
}

function Quotation({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
	const { image, name, about, comment, language } = testimonial;
	return (
		<figure className={large ? "mt-6" : undefined}>
			<blockquote
				lang={language}
				className={classNames("font-serif", large ? "max-w-[32ch] text-4xl" : "max-w-measure text-2xl")}
			>
				<p>{comment}</p>
			</blockquote>
			<figcaption className="mt-6 flex items-center gap-4">
				{image && (
					<img
						src={image.src}
						width={image.width}
						height={image.height}
						alt=""
						loading="lazy"
						className="size-14 rounded-full object-cover"
					/>
				)}
				<span>
					<span className="block font-medium">{name}</span>
					{about && (
						<span lang={language} className="block text-quiet">
							{about}
						</span>
					)}
				</span>
			</figcaption>
		</figure>
	);
}
