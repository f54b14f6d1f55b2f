import type { ReactNode } from "react";

type PortalSectionProps = { id: string; title: string; className?: string; children: ReactNode };

/** A part of a page of the portal, with its heading. */
export function PortalSection({ id, title, className, children }: PortalSectionProps) {
	return (
		<section aria-labelledby={id} className={className}>
			<h2 id={id} className="text-2xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
