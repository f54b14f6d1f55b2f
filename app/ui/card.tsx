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
		<article {...rest} className={classNames("card group", className)}>
			{children}
		</article>
	);
}

/** The card's link: its text is the name, its target the whole card. */
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
 * Its children are `<li>`. Two columns on tablets, three above; `two` stays at two, beside a map; `four` has four on a
 * wider page; `row` has three cards, hides the last where there is room for two, and is swiped on phones; `shared` has the
 * columns of the grid around it.
 */
export function CardGrid({ columns = "three", children }: CardGridProps) {
	return <ul className={classNames("grid gap-x-6 gap-y-12", columnClasses[columns])}>{children}</ul>;
}
