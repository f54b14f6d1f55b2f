import { classNames } from "./class-names";

export type ButtonLook = {
	/** `primary` has the accent colour: one for each task on a screen. */
	variant?: "primary" | "secondary" | "quiet" | undefined;
	size?: "medium" | "small" | undefined;
	/** As wide as its container. */
	wide?: boolean | undefined;
};

const sizes = { medium: "min-h-12 py-2 text-base", small: "min-h-10 max-tablet:min-h-11 py-1.5 text-sm" };
const sides = { medium: "px-5", small: "px-3.5" };

const variants = {
	primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
	secondary: "border-edge bg-surface text-ink hover:border-ink",
	/** Its text stands where text around it does: there is no box to be inside of. */
	quiet: "border-x-0 border-transparent bg-transparent text-ink hover:text-accent",
};

export function buttonClass({ variant = "primary", size = "medium", wide = false }: ButtonLook): string {
	return classNames("button", sizes[size], variant !== "quiet" && sides[size], variants[variant], wide && "w-full");
}
