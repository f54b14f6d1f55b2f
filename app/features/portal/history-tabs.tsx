import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names";

type HistoryTabsProps = {
	label: string;
	tabs: readonly { to: string; label: ReactNode; current: boolean }[];
};

/** Filters of the history, each with an address of its own. */
export function HistoryTabs({ label, tabs }: HistoryTabsProps) {
	return (
		<nav aria-label={label} className="max-tablet:bleed flex gap-6 overflow-x-auto border-hairline border-b">
			{tabs.map((tab) => (
				<Link
					key={tab.to}
					to={tab.to}
					preventScrollReset
					aria-current={tab.current ? "page" : undefined}
					className={classNames(
						"inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium whitespace-nowrap transition-colors",
						tab.current ? "border-accent text-ink" : "border-transparent text-quiet hover:text-ink",
					)}
				>
					{tab.label}
				</Link>
			))}
		</nav>
	);
}
