import { classNames } from "./class-names";

export type ButtonLook = {
	/** `primary` has the accent colour: one per task on a screen. */
	variant?: "primary" | "secondary" | "quiet" | undefined;
	size?: "medium" | "small" | undefined;
	/** Full width of the container. */
	wide?: boolean | undefined;
};

const sizes = { medium: "button-medium", small: "button-small" };
const sides = { medium: "px-5", small: "px-3.5" };

const variants = {
	primary: "button-primary",
	secondary: "button-secondary",
	quiet: "button-quiet",
};

export function buttonClass({ variant = "primary", size = "medium", wide = false }: ButtonLook): string {
	return classNames("button", sizes[size], variant !== "quiet" && sides[size], variants[variant], wide && "w-full");
}
