import type { IconName } from "./icon-name";
import iconsUrl from "./icons.svg?no-inline";

export type { IconName };

type IconProps = {
	name: IconName;
	/** The accessible name where there is no text beside the icon; without it the icon is decorative. */
	label?: string;
	/** Size by class; 20 px by default. */
	className?: string;
};

/** A line icon in the colour of the text around it. */
export function Icon({ name, label, className = "size-5" }: IconProps) {
	return (
		<svg
			className={`shrink-0 fill-none stroke-current stroke-[1.5] [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
			viewBox="0 0 24 24"
			role={label ? "img" : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
			focusable="false"
		>
			<use href={`${iconsUrl}#${name}`} />
		</svg>
	);
}
