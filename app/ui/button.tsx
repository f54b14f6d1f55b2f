import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-class";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { Anchor, type AnchorProps } from "./link";

export type ButtonProps = ButtonLook &
	ComponentProps<"button"> & {
		icon?: IconName | undefined;
		children: ReactNode;
	};

export function Button({ variant, size, wide, icon, className, type = "button", children, ...rest }: ButtonProps) {
	return (
		<button {...rest} type={type} className={classNames(buttonClass({ variant, size, wide }), className)}>
			{icon && <Icon name={icon} />}
			{children}
		</button>
	);
}

type ButtonLinkProps = ButtonLook & AnchorProps & { icon?: IconName | undefined };

/** A link styled as a button: for navigation, not for actions. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<Anchor {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
			{icon && <Icon name={icon} />}
			{children}
		</Anchor>
	);
}

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
	icon: IconName;
	/** Accessible name: the action and its object. */
	label: string;
	/** `surface` is for use on photographs. */
	look?: "plain" | "surface";
};

export function IconButton({ icon, label, look = "plain", className, type = "button", ...rest }: IconButtonProps) {
	return (
		<button
			{...rest}
			type={type}
			aria-label={label}
			className={classNames("icon-button", look === "surface" && "on-picture", className)}
		>
			<Icon name={icon} />
		</button>
	);
}
