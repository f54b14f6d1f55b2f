import { type ReactNode, useId } from "react";
import { buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type PopoverProps = {
	/** On the button. */
	label: ReactNode;
	/** The button's accessible name where its text is not enough. */
	accessibleLabel?: string;
	icon?: IconName;
	/** Marks the button as one that changes what is shown now: a filter with a value. */
	active?: boolean;
	align?: "start" | "end";
	buttonClassName?: string;
	/** Of the panel. */
	className?: string;
	children: ReactNode;
};

/**
 * A button with a small panel, by the browser's own popover: works without JavaScript, closes with Escape or a press
 * outside. Without CSS anchor positioning a script puts the panel under the button when it opens (`popovers.ts`).
 */
export function Popover(props: PopoverProps) {
	const { label, accessibleLabel, icon, active = false, align = "start", buttonClassName, className, children } = props;
	const id = useId();
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-label={accessibleLabel}
				className={classNames(
					buttonClass({ variant: "secondary", size: "small" }),
					active && "border-accent! text-accent!",
					buttonClassName,
				)}
			>
				{icon && <Icon name={icon} className="size-4" />}
				{label}
				<Icon name="chevron-down" className="size-4" />
			</button>
			<div
				id={id}
				popover="auto"
				data-popover={align}
				className={classNames("popover", align === "end" ? "popover-end" : "popover-start", className)}
			>
				{children}
			</div>
		</>
	);
}
