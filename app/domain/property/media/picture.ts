/** Widths in px of each of the site's own pictures. */
const WIDTHS = [400, 800, 1600] as const;

/** The site's own pictures, named by their widest JPEG: `/media/<name>-1600.jpg`. */
const OWN_PICTURE = /^(\/media\/[\w./-]+)-1600\.jpg$/;

/** Extensions of pictures that browsers show. */
export const pictureExtensions = ["jpg", "jpeg", "png", "webp", "avif"] as const;

/** The aspect ratio of every picture, 4:3. */
const FRAME = { width: 1600, height: 1200 } as const;

export type PictureSources = {
	src: string;
	/** Srcset of the fallback format; null for a single file. */
	srcset: string | null;
	/** For `<source>`: AVIF. Of the supported browsers only Edge before 121 lacks it. */
	sources: { type: string; srcset: string }[];
	/** Width of the 4:3 box in px; foreign pictures are cropped to it. */
	width: number;
	height: number;
};

function ownSrcset(name: string, extension: string): string {
	return WIDTHS.map((width) => `${name}-${width}.${extension} ${width}w`).join(", ");
}

/** One file of a foreign picture. */
export type PictureFile = {
	url: string;
	/** In px; null where unknown. */
	width: number | null;
	/** Name of its copy on this site; without one, the original address is used. */
	copy?: string;
};

/** Path prefix of copied pictures. */
export const COPIES = "/pictures/";

/** Width in px that is enough for a card on a common screen. */
const USUAL_WIDTH = 640;

function addressOf({ url, copy }: PictureFile): string {
	return copy === undefined ? url : COPIES + copy;
}

/** Uses the available widths in ascending order; a file without a width is used alone. */
function foreignSources(files: readonly PictureFile[]): PictureSources | null {
	const sized = files
		.flatMap((file) => (file.width === null ? [] : [{ address: addressOf(file), width: file.width }]))
		.sort((a, b) => a.width - b.width);
	const usual = sized.find(({ width }) => width >= USUAL_WIDTH) ?? sized.at(-1);
	const [first] = files;
	if (!usual) return first ? { src: addressOf(first), srcset: null, sources: [], ...FRAME } : null;
	const srcset = sized.length > 1 ? sized.map(({ address, width }) => `${address} ${width}w`).join(", ") : null;
	return { src: usual.address, srcset, sources: [], ...FRAME };
}

/**
 * Returns the sources of a picture: three widths in two formats for the site's own, the widths that the agency's system
 * provides for a foreign one, else the single file.
 */
export function pictureSources(url: string, files: readonly PictureFile[] = []): PictureSources {
	const foreign = foreignSources(files);
	if (foreign) return foreign;
	const name = OWN_PICTURE.exec(url)?.[1];
	if (!name) return { src: url, srcset: null, sources: [], ...FRAME };
	return {
		src: `${name}-800.jpg`,
		srcset: ownSrcset(name, "jpg"),
		sources: [{ type: "image/avif", srcset: ownSrcset(name, "avif") }],
		...FRAME,
	};
}

/** In px; a wider picture makes no visible difference on a card. */
const ENOUGH_ON_A_CARD = 800;

/** A card's picture: its srcset ends at the first width that is enough. */
export function cardPicture<Picture extends Pick<PictureSources, "srcset" | "sources">>(picture: Picture): Picture {
	const sources = picture.sources.map((source) => ({ ...source, srcset: upToEnough(source.srcset) }));
	return { ...picture, srcset: picture.srcset && upToEnough(picture.srcset), sources };
}

function upToEnough(srcset: string): string {
	const files = srcset.split(", ");
	const widthOf = (file: string) => Number.parseInt(file.slice(file.lastIndexOf(" ") + 1), 10);
	const last = files.findIndex((file) => widthOf(file) >= ENOUGH_ON_A_CARD);
	return last === -1 ? srcset : files.slice(0, last + 1).join(", ");
}

/** The widest file of a picture: the last of its srcset, else `src`. */
export function widestFile(picture: Pick<PictureSources, "src" | "srcset">): string {
	const last = picture.srcset?.split(", ").at(-1)?.split(" ")[0];
	return last || picture.src;
}
