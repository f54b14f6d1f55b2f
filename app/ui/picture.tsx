import { classNames } from "./class-names";

export type PictureFile = {
	src: string;
	/** Widths of the format that every browser knows: for where there is no other. */
	srcset?: string | null;
	/** Better formats, the best first. A browser that knows none of them is shown `src`. */
	sources?: readonly { type: string; srcset: string }[];
	/** In pixels, of `src`. */
	width: number | null;
	height: number | null;
	alt: string;
};

type PictureProps = {
	picture: PictureFile;
	/** How wide the picture is shown, as the `sizes` attribute: `(width < 768px) 100vw, 33vw`. */
	sizes: string;
	/** The largest picture above the fold: loaded eagerly with high priority. */
	eager?: boolean;
	/** Overrides the picture's own alternative text; empty where the text beside it says the same. */
	alt?: string;
	/** Of the box; give it a ratio (`aspect-4/3`) or a height, since the picture fills it. */
	className?: string;
};

/**
 * The end of the `sizes` of a picture that is as wide as a phone's screen, after those of wider screens. Of a very dense
 * one the middle size is enough: the largest has four times the bytes, and nobody sees them.
 */
export const AS_WIDE_AS_A_PHONE = "(resolution > 2x) 60vw, 100vw";

/** Where the feed gives no size, the usual one of a photograph keeps the ratio. */
const USUAL_WIDTH = 1600;
const USUAL_HEIGHT = 1200;

/** A photograph that fills its box. The box has its size before the file loads, so there is no layout shift. */
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
