import { ButtonLink } from "../../ui/button";
import type { ButtonLook } from "../../ui/button-class";
import { classNames } from "../../ui/class-names";

type BandProps = {
	/** Of its heading. */
	id: string;
	title: string;
	text: string;
	note?: string;
	action: { to: string; label: string };
	variant?: ButtonLook["variant"];
	/** `surface` has a background, `plain` a line. */
	look: "surface" | "plain";
};

/** A call to action across the page: a text and its button. */
export function Band({ id, title, text, note, action, variant, look }: BandProps) {
	return (
		<section
			aria-labelledby={id}
			className={classNames("mt-24", look === "surface" && "border-hairline border-y bg-surface py-16 tablet:py-24")}
		>
			<div
				className={classNames(
					"page-width grid items-end gap-x-16 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_auto]",
					look === "plain" && "tablet:items-center",
				)}
			>
				<div className="max-w-measure">
					<h2 id={id} className={look === "surface" ? "text-5xl" : "text-3xl"}>
						{title}
					</h2>
					<p className="mt-4 text-lg text-quiet">{text}</p>
					{note && <p className="mt-2 text-quiet text-sm">{note}</p>}
				</div>
				<p>
					<ButtonLink to={action.to} variant={variant}>
						{action.label}
					</ButtonLink>
				</p>
			</div>
		</section>
	);
}
