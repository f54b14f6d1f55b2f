import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "./class-names";
import { Anchor } from "./link";

const tab =
	"inline-flex min-h-11 shrink-0 items-center border-b-2 px-1 font-medium whitespace-nowrap transition-colors";
const current = "border-accent text-ink";
const other = "border-transparent text-quiet hover:text-ink";
const bar = "max-tablet:bleed flex gap-6 overflow-x-auto border-hairline border-b";

type TabLinksProps = {
	label: string;
	tabs: readonly { to: string; label: ReactNode; current: boolean }[];
};

/** Tabs that are links, each view with its own address: filters of a table, list and map. */
export function TabLinks({ label, tabs }: TabLinksProps) {
	return (
		<nav aria-label={label} className={bar}>
			{tabs.map((entry) => (
				<Anchor
					key={entry.to}
					to={entry.to}
					keepScroll
					aria-current={entry.current ? "page" : undefined}
					className={classNames(tab, entry.current ? current : other)}
				>
					{entry.label}
				</Anchor>
			))}
		</nav>
	);
}

type TabsProps = {
	label: string;
	tabs: readonly { key: string; label: ReactNode; content: ReactNode }[];
	/** The tab open initially; the first by default. */
	initial?: string;
	onChange?: (key: string) => void;
};

/** Panels of which one is visible. Without JavaScript all are, one under the other. */
export function Tabs({ label, tabs, initial, onChange }: TabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState(initial ?? tabs[0]?.key);

	function choose(key: string) {
		setOpen(key);
		onChange?.(key);
	}

	function move(event: KeyboardEvent) {
		const at = tabs.findIndex((entry) => entry.key === open);
		const targets: Record<string, number> = {
			ArrowRight: (at + 1) % tabs.length,
			ArrowLeft: (at - 1 + tabs.length) % tabs.length,
			Home: 0,
			End: tabs.length - 1,
		};
		const target = tabs[targets[event.key] ?? -1];
		if (!target) return;
		event.preventDefault();
		choose(target.key);
		list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${target.key}`)}`)?.focus();
	}

	return (
		<div>
			<div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={classNames(bar, "needs-script")}>
				{tabs.map((entry) => (
					<button
						key={entry.key}
						type="button"
						role="tab"
						id={`${id}-tab-${entry.key}`}
						aria-controls={`${id}-panel-${entry.key}`}
						aria-selected={entry.key === open}
						tabIndex={entry.key === open ? 0 : -1}
						onClick={() => choose(entry.key)}
						className={classNames(tab, entry.key === open ? current : other)}
					>
						{entry.label}
					</button>
				))}
			</div>
			{tabs.map((entry) => (
				<div
					key={entry.key}
					role="tabpanel"
					id={`${id}-panel-${entry.key}`}
					aria-labelledby={`${id}-tab-${entry.key}`}
					// A panel may hold nothing that takes the focus; then it takes it itself, so that it can be read and scrolled.
					tabIndex={entry.key === open ? 0 : -1}
					className={classNames("pt-6", entry.key !== open && "tab-closed")}
				>
					{entry.content}
				</div>
			))}
		</div>
	);
}
