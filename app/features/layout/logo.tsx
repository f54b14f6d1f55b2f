import { brand } from "../../domain/agency/brand";
import { classNames } from "../../ui/class-names";

/** Of the logo files, in pixels; the class decides how large it is shown. */
const WIDTH = 181;
const HEIGHT = 40;

/** The agency's mark and name, from the files that its brand module names. */
export function Logo({ alt, className }: { alt: string; className?: string }) {
	return (
		<picture>
			<source media="screen and (prefers-color-scheme: dark)" srcSet={brand.logo.dark} />
			<img src={brand.logo.light} alt={alt} width={WIDTH} height={HEIGHT} className={classNames("w-auto", className)} />
		</picture>
	);
}
