import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

type SectionProps = {
	/** The anchor of this part. */
	id: string;
	title: string;
	/** Not printed. */
	screenOnly?: boolean;
	/** Another state of the page has another one (`swap.ts`). */
	isSwapped?: boolean;
	children: ReactNode;
};

/** A part of a listing's page under its title; nothing where it has nothing to say. */
export function Section({ id, title, screenOnly = false, isSwapped = false, children }: SectionProps) {
	if (children === null) return null;
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			data-swapped={isSwapped ? "" : undefined}
			className={classNames("listing-part", screenOnly && "print-hidden")}
		>
			<h2 id={`${id}-title`} className="mb-4 text-3xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
