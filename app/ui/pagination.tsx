import { Icon } from "./icon";
import { Anchor } from "./link";
import { useWords } from "./words";

type PaginationProps = {
	/** Starts at 1. */
	page: number;
	pages: number;
	to: (page: number) => string;
	/** Accessible name of the navigation. */
	label: string;
	/** Accessible name of a link: 'page 3'. */
	pageLabel: (page: number) => string;
	link?: object;
};

type Step = number | "gap-before" | "gap-after";

const NEIGHBOURS = 1;
const ALL_SHOWN_UP_TO = 7;

/** First, last, the current one and its neighbours; a gap never replaces a single number. */
export function paginationSteps(page: number, pages: number): Step[] {
	if (pages <= ALL_SHOWN_UP_TO) return Array.from({ length: pages }, (_, index) => index + 1);
	const from = Math.max(2, Math.min(page - NEIGHBOURS, pages - 4));
	const to = Math.min(pages - 1, Math.max(page + NEIGHBOURS, 5));
	const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
	return [
		1,
		...(from === 3 ? [2] : from > 3 ? (["gap-before"] as const) : []),
		...middle,
		...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? (["gap-after"] as const) : []),
		pages,
	];
}

/** Links to the pages of a list; null if there is only one. */
export function Pagination({ page, pages, to, label, pageLabel, link = {} }: PaginationProps) {
	const words = useWords();
	if (pages <= 1) return null;
	return (
		<nav aria-label={label} className="pagination print-hidden">
			{page > 1 ? (
				<Anchor to={to(page - 1)} {...link} rel="prev">
					<Icon name="arrow-left" />
					<span className="max-tablet:sr-only">{words.previous}</span>
				</Anchor>
			) : (
				<span />
			)}
			<ol>
				{paginationSteps(page, pages).map((entry) =>
					typeof entry === "number" ? (
						<li key={entry}>
							<Anchor
								to={to(entry)}
								{...link}
								aria-label={pageLabel(entry)}
								aria-current={entry === page ? "page" : undefined}
							>
								{entry}
							</Anchor>
						</li>
					) : (
						<li key={entry} aria-hidden="true">
							…
						</li>
					),
				)}
			</ol>
			{page < pages ? (
				<Anchor to={to(page + 1)} {...link} rel="next">
					<span className="max-tablet:sr-only">{words.next}</span>
					<Icon name="arrow-right" />
				</Anchor>
			) : (
				<span />
			)}
		</nav>
	);
}
