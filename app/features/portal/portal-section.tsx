import type { ReactNode } from "react";

type PortalSectionProps = { id: string; title: string; className?: string; children: ReactNode };

/** A section with its heading. */
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

type NarrowPageProps = { title: string; intro?: ReactNode; children: ReactNode };

/** A task: heading, sentence and a one-column form. */
export function NarrowPage({ title, intro, children }: NarrowPageProps) {
	return (
		<div className="page-width py-12 desktop:py-20">
			<div className="mx-auto max-w-form">
				<h1 className="text-4xl">{title}</h1>
				{intro && <p className="mt-4 text-lg text-quiet">{intro}</p>}
				<div className="mt-10">{children}</div>
			</div>
		</div>
	);
}
