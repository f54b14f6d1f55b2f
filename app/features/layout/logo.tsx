import { classNames } from "../../ui/class-names";
import { useSite } from "./site-data";

/** The agency's logo from the files of its brand; the class sets its size. */
export function Logo({ alt, className }: { alt: string; className?: string }) {
	const { logo, name } = useSite().agency;
	if (!logo) return <span>{name}</span>;
	const { light, dark, width, height } = logo;
	return (
		<picture>
			<source media="screen and (prefers-color-scheme: dark)" srcSet={dark} />
			<img src={light} alt={alt} width={width} height={height} className={classNames("w-auto", className)} />
		</picture>
	);
}
