import type { ReactNode } from "react";
import { classNames } from "./class-names";

type DefinitionListProps = {
	items: readonly { term: string; value: ReactNode }[];
	/** `2`: two columns of pairs from tablet width. */
	columns?: 1 | 2;
	className?: string;
};

/** Terms and values separated by hairlines. */
export function DefinitionList({ items, columns = 1, className }: DefinitionListProps) {
	return (
		<dl className={classNames("grid grid-cols-1 gap-x-12", columns === 2 && "tablet:grid-cols-2", className)}>
			{items.map((item, at) => (
				<div key={String(at)} className="flex items-baseline justify-between gap-6 border-hairline border-b py-3">
					<dt className="max-w-2/3 hyphens-auto wrap-break-word text-quiet">{item.term}</dt>
					<dd className="min-w-0 hyphens-auto wrap-anywhere text-right tabular-nums">{item.value}</dd>
				</div>
			))}
		</dl>
	);
}
