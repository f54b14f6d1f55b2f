import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Anchor, type AnchorProps } from "./link";

type CardProps = Omit<ComponentProps<"article">, "children"> & { children: ReactNode };

/**
 * An item of a grid. One `CardLink` inside makes the whole card pressable under one name;
 * a control of its own (a heart) needs `relative z-10`.
 */
export function Card({ className, children, ...rest }: CardProps) {
	return (
		<article {...rest} className={classNames("card group relative flex min-w-0 flex-col", className)}>
			{children}
		</article>
	);
}

/** The card's link: its text is the name, its target the whole card. */
export function CardLink({ className, children, ...rest }: AnchorProps) {
	return (
		<Anchor
			{...rest}
			className={classNames(
				"no-underline after:absolute after:inset-0 after:content-[''] group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-accent",
				className,
			)}
		>
			{children}
		</Anchor>
	);
}

const columnClasses = {
	two: "",
	three: "desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-16",
	four: "desktop:grid-cols-3 desktop:gap-x-8 desktop:gap-y-16 min-[1600px]:grid-cols-4",
	row: "desktop:grid-cols-3 desktop:gap-x-8 tablet:max-desktop:*:nth-[n+3]:hidden max-tablet:bleed max-tablet:flex max-tablet:snap-x max-tablet:overflow-x-auto max-tablet:*:w-4/5 max-tablet:*:shrink-0 max-tablet:*:snap-start",
};

type CardGridProps = { columns?: keyof typeof columnClasses; children: ReactNode };

/**
 * Two columns on tablets, three above; `two` keeps two, beside a map; `four` has four on a page wider than others; `row` is of three cards, leaves the last one out
 * where a row has two, and is swiped on phones. Its children are `<li>`.
 */
export function CardGrid({ columns = "three", children }: CardGridProps) {
	return (
		<ul className={classNames("grid grid-cols-1 gap-x-6 gap-y-12 tablet:grid-cols-2", columnClasses[columns])}>
			{children}
		</ul>
	);
}
