import type { IconName } from "./icon-name";
import iconsUrl from "./icons.svg?no-inline";

export type { IconName };

type IconProps = {
	name: IconName;
	/** Accessible name, if there is no text beside the icon; without it the icon is decorative. */
	label?: string;
	/** Size by class; 20 px by default. */
	className?: string;
};

/** A line icon in the colour of the text around it. */
export function Icon({ name, label, className = "size-5" }: IconProps) {
	return (
		<svg
			className={`icon ${className}`}
			role={label ? "img" : undefined}
			aria-label={label}
			aria-hidden={label ? undefined : true}
		>
			<use href={`${iconsUrl}#${name}`} />
		</svg>
	);
}
