import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Anchor, type AnchorProps } from "./link";

type CardProps = Omit<ComponentProps<"article">, "children"> & { children: ReactNode };

/**
 * Item of a grid. One `CardLink` inside makes the whole card clickable; other controls (a heart) need `relative z-10`.
 */
export function Card({ className, children, ...rest }: CardProps) {
	return (
		<article {...rest} className={classNames("card group", className)}>
			{children}
		</article>
	);
}

/** Link of a card: its text is the accessible name, the whole card its hit area. */
export function CardLink({ className, children, ...rest }: AnchorProps) {
	return (
		<Anchor {...rest} className={classNames("card-link", className)}>
			{children}
		</Anchor>
	);
}

const pair = "grid-cols-1 tablet:grid-cols-2";
const triple = `${pair} desktop:grid-cols-3 desktop:gap-x-8`;
const columnClasses = {
	two: pair,
	three: `${triple} desktop:gap-y-16`,
	four: `${triple} desktop:gap-y-16 min-[1600px]:grid-cols-4`,
	row: `${triple} tablet:max-desktop:*:nth-[n+3]:hidden max-tablet:bleed max-tablet:flex max-tablet:snap-x max-tablet:overflow-x-auto max-tablet:*:w-4/5 max-tablet:*:shrink-0 max-tablet:*:snap-start`,
	shared: "col-span-full grid-cols-subgrid",
};

export type Columns = keyof typeof columnClasses;

type CardGridProps = { columns?: Columns; children: ReactNode };

/**
 * Grid of `<li>` elements. `three`: two columns on tablets, three above. `two`: at most two, beside a map. `four`: four
 * on wider pages. `row`: three cards, the last hidden if only two fit; swiped on phones. `shared`: the columns of the
 * surrounding grid.
 */
export function CardGrid({ columns = "three", children }: CardGridProps) {
	return <ul className={classNames("grid gap-x-6 gap-y-12", columnClasses[columns])}>{children}</ul>;
}
