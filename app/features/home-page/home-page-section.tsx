import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";

export type SectionLink = { to: string; label: string };

type HomePageSectionProps = {
	/** Of its heading. */
	id: string;
	title: string;
	text?: string;
	/** Where there is more of it, at the end of the title's line. */
	links?: readonly SectionLink[];
	className?: string;
	children: ReactNode;
};

/** A part of the home page under its title. */
export function HomePageSection({ id, title, text, links = [], className, children }: HomePageSectionProps) {
	return (
		<section aria-labelledby={id} className={classNames("page-width mt-24", className)}>
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<div className="max-w-measure">
					<h2 id={id} className="text-4xl">
						{title}
					</h2>
					{text && <p className="mt-3 text-lg text-quiet">{text}</p>}
				</div>
				{links.length > 0 && (
					<ul className="flex flex-wrap gap-x-8">
						{links.map((link) => (
							<li key={link.to}>
								<MoreLink {...link} />
							</li>
						))}
					</ul>
				)}
			</div>
			<div className="mt-10">{children}</div>
		</section>
	);
}

export function MoreLink({ to, label }: SectionLink) {
	return (
		<Anchor
			to={to}
			className="group/more inline-flex min-h-11 items-center gap-2 font-medium no-underline hover:text-accent"
		>
			<span className="underline decoration-edge group-hover/more:decoration-accent">{label}</span>
			<Icon name="arrow-right" className="size-4" />
		</Anchor>
	);
}
