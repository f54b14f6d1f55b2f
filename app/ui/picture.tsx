import { classNames } from "./class-names";

export type PictureFile = {
	src: string;
	/** Widths in the fallback format, used without `sources`. */
	srcset?: string | null;
	/** Better formats, best first; a browser that supports none shows `src`. */
	sources?: readonly { type: string; srcset: string }[];
	/** Size of `src` in pixels. */
	width: number | null;
	height: number | null;
	alt: string;
};

type PictureProps = {
	picture: PictureFile;
	/** The `sizes` attribute: `(width < 768px) 100vw, 33vw`. */
	sizes: string;
	/** The largest picture above the fold: loaded eagerly with high priority. */
	eager?: boolean;
	/** Overrides the picture's alternative text; empty if the text beside it says the same. */
	alt?: string;
	/** Class of the box. It needs a ratio (`aspect-4/3`) or a height: the picture fills it. */
	className?: string;
};

/**
 * Last entry of `sizes` for a picture as wide as a phone's screen. Above 2x the middle size is enough: the largest has
 * four times the bytes without a visible gain.
 */
export const AS_WIDE_AS_A_PHONE = "(resolution > 2x) 60vw, 100vw";

/** Common size of a photograph; keeps the ratio if the feed states none. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 1200;

/** Photograph that fills its box. The box is sized before the file loads, so there is no layout shift. */
export function Picture({ picture, sizes, eager = false, alt, className }: PictureProps) {
	const widths = picture.sources?.length ? null : picture.srcset;
	return (
		<span className={classNames("picture-box", className)}>
			<picture>
				{picture.sources?.map((source) => (
					<source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
				))}
				<img
					src={picture.src}
					srcSet={widths ?? undefined}
					sizes={widths ? sizes : undefined}
					width={picture.width ?? USUAL_WIDTH}
					height={picture.height ?? USUAL_HEIGHT}
					alt={alt ?? picture.alt}
					loading={eager ? "eager" : "lazy"}
					fetchPriority={eager ? "high" : undefined}
					decoding={eager ? "sync" : "async"}
					className="fills"
				/>
			</picture>
		</span>
	);
}
