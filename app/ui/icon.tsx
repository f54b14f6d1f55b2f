import type { IconName } from "./icon-name";
import iconsUrl from "./icons.svg?no-inline";

export type { IconName };

type IconProps = {
	name: IconName;
	/** What the icon says where no word beside it does; without it the icon is decoration. */
	label?: string;
	/** Size by class; 20 px unless told. */
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
