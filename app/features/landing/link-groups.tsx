import { useId } from "react";
import { TextLink } from "../../ui/link";
import { Money } from "../listing/money";
import type { LandingLinks } from "./landing-links";

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
			<ul className="link-list">
				{links.map(({ label, path, count, note }) => (
					<li key={path}>
						<TextLink to={path}>{label}</TextLink>
						{count !== null && <span>{count}</span>}
						{note && (
							<span>
								<Money>{`· ${note}`}</Money>
							</span>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
