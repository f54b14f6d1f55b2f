import { type ReactNode, useId } from "react";
import { buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

type PopoverProps = {
	label: ReactNode;
	/** Accessible name of the button, if its text is not enough. */
	accessibleLabel?: string;
	icon?: IconName;
	/** Marks a button whose setting is in effect, such as a filter with a value. */
	active?: boolean;
	align?: "start" | "end";
	buttonClassName?: string;
	/** Class of the panel. */
	className?: string;
	children: ReactNode;
};

/**
 * Button with a small panel, as a native popover: works without JavaScript, closes with Escape or a press outside.
 * Without CSS anchor positioning, a script positions the panel (`popovers.ts`).
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
