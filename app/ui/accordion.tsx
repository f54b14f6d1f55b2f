import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type AccordionItemProps = Omit<ComponentProps<"details">, "title"> & {
	title: ReactNode;
	/** A heading of this level around the title, where the page's outline needs one. */
	heading?: 2 | 3 | 4;
	children: ReactNode;
};

/** A disclosure. Those with the same `name` close each other. */
export function AccordionItem({ title, heading, className, children, ...rest }: AccordionItemProps) {
	const Heading = heading ? (`h${heading}` as const) : "span";
	return (
		<details {...rest} className={classNames("border-hairline border-b", className)}>
			<summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent">
				<Heading className="font-sans font-medium text-base">{title}</Heading>
				<Icon name="plus" className="size-5 [[open]>summary>&]:hidden" />
				<Icon name="minus" className="hidden size-5 [[open]>summary>&]:block" />
			</summary>
			<div className="pb-6">{children}</div>
		</details>
	);
}

export function Accordion({ className, children }: { className?: string; children: ReactNode }) {
	return <div className={classNames("border-hairline border-t", className)}>{children}</div>;
}
