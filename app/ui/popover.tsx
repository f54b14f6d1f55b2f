import { type ReactNode, type SyntheticEvent, useId, useRef } from "react";
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
	children: ReactNode | ((close: () => void) => ReactNode);
};

const GAP_IN_PX = 8;

/**
 * A button with a small panel, by the browser's own popover: works without JavaScript, closes with Escape or a press
 * outside. Without CSS anchor positioning a script puts the panel under the button when it opens.
 */
export function Popover(props: PopoverProps) {
	const { label, accessibleLabel, icon, active = false, align = "start", buttonClassName, className, children } = props;
	const id = useId();
	const panel = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	function place(event: SyntheticEvent<HTMLDivElement>) {
		if (CSS.supports("position-area", "bottom") || !button.current) return;
		const anchor = button.current.getBoundingClientRect();
		const { style, offsetWidth } = event.currentTarget;
		const left = align === "start" ? anchor.left : anchor.right - offsetWidth;
		const highestLeft = document.documentElement.clientWidth - offsetWidth - GAP_IN_PX;
		style.inset = `${anchor.bottom + GAP_IN_PX}px auto auto ${Math.max(GAP_IN_PX, Math.min(left, highestLeft))}px`;
		style.margin = "0";
	}

	return (
		<>
			<button
				ref={button}
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
				ref={panel}
				id={id}
				popover="auto"
				onToggle={place}
				className={classNames("popover", align === "end" ? "popover-end" : "popover-start", className)}
			>
				{typeof children === "function" ? children(() => panel.current?.hidePopover()) : children}
			</div>
		</>
	);
}
