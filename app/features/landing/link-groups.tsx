import { useId } from "react";
import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";
import type { LandingLinks } from "./landing-links";

/** Groups of links to pages like this one. */
export function LinkGroups({ groups }: { groups: readonly LandingLinks[] }) {
	return groups.map((group) => <LinkGroup key={group.title} {...group} />);
}

function LinkGroup({ title, links }: LandingLinks) {
	const id = useId();
	return (
		<nav aria-labelledby={id} className="mt-12 print-hidden">
			<h2 id={id} className="text-xl">
				{title}
			</h2>
			<ul className="mt-3 flex flex-wrap gap-x-6">
				{links.map(({ label, path, count, note }) => (
					<li key={path}>
						<TextLink to={path} className="inline-flex min-h-11 items-center">
							{label}
						</TextLink>
						{count !== null && <span className="ml-1 text-quiet tabular-nums">{count}</span>}
						{note && (
							<span className="ml-1 text-quiet tabular-nums">
								· <Money>{note}</Money>
							</span>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
