import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";

type SectionProps = {
	/** Anchor of the section. */
	id: string;
	title: string;
	/** Excluded from print. */
	screenOnly?: boolean;
	/** Replaced when the page swaps to another state (`swap.ts`). */
	isSwapped?: boolean;
	children: ReactNode;
};

/** Titled section of a listing's page; renders nothing without content. */
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
