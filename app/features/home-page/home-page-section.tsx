import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";

export type SectionLink = { to: string; label: string };

type HomePageSectionProps = {
	/** Id of the heading. */
	id: string;
	title: string;
	text?: string;
	/** Links to more, at the end of the title's line. */
	links?: readonly SectionLink[];
	className?: string;
	children: ReactNode;
};

export function HomePageSection({ id, title, text, links = [], className, children }: HomePageSectionProps) {
	return (
		<section aria-labelledby={id} className={classNames("home-part page-width", className)}>
			<div className="home-part-head">
				<h2 id={id} className="min-w-0">
					{title}
				</h2>
				{links.length > 0 && (
					<ul className="flex flex-wrap gap-x-8">
						{links.map((link) => (
							<li key={link.to}>
								<MoreLink {...link} />
							</li>
						))}
					</ul>
				)}
				{text && <p className="w-full max-w-measure text-quiet">{text}</p>}
			</div>
			{children}
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
