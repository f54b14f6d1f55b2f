import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names";
import { Icon } from "../../ui/icon";

type FoldedProps = { title: ReactNode; open?: boolean; className?: string; children: ReactNode };

/** Disclosure for rarely needed content; for groups of disclosures use `AccordionItem`. */
export function Disclosure({ title, open, className, children }: FoldedProps) {
	return (
		<details className={classNames("border-hairline border-y", className)} open={open}>
			<summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-medium">
				{title}
				<Icon name="plus" className="size-4 [[open]>summary>&]:hidden" />
				<Icon name="minus" className="hidden size-4 [[open]>summary>&]:block" />
			</summary>
			<div className="pt-2 pb-8">{children}</div>
		</details>
	);
}
