import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";

type AccordionItemProps = Omit<ComponentProps<"details">, "title" | "className"> & { title: ReactNode };

/** A disclosure. Those with the same `name` close each other. */
export function AccordionItem({ title, children, ...rest }: AccordionItemProps) {
	return (
		<details {...rest} className="border-hairline border-b">
			<summary className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent">
				<span className="font-sans font-medium text-base">{title}</span>
				<Icon name="plus" className="size-5 [[open]>summary>&]:hidden" />
				<Icon name="minus" className="hidden size-5 [[open]>summary>&]:block" />
			</summary>
			<div className="pb-6">{children}</div>
		</details>
	);
}
