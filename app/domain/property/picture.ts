/** Widths in px that each of the site's own pictures exists in. */
const WIDTHS = [400, 800, 1600] as const;

/** The site's own pictures, named by their widest JPEG: `/media/<name>-1600.jpg`. */
const OWN_PICTURE = /^(\/media\/[\w./-]+)-1600\.jpg$/;

/** File endings of pictures that browsers show. */
export const pictureExtensions = ["jpg", "jpeg", "png", "webp", "avif"] as const;

/** The frame every picture is shown in, 4:3. */
const FRAME = { width: 1600, height: 1200 } as const;

export type PictureSources = {
	src: string;
	/** Widths of the fallback format; null where there is only one file. */
	srcset: string | null;
	/** For `<source>`, the smallest format first. */
	sources: { type: string; srcset: string }[];
	/** Of the 4:3 frame, in px; a foreign picture is cut to it. */
	width: number;
	height: number;
};

function srcset(name: string, extension: string): string {
	return WIDTHS.map((width) => `${name}-${width}.${extension} ${width}w`).join(", ");
}

/** What a picture's address offers to a browser: three widths in three formats for the site's own, else the one file. */
export function pictureSources(url: string): PictureSources {
	const name = OWN_PICTURE.exec(url)?.[1];
	if (!name) return { src: url, srcset: null, sources: [], ...FRAME };
	return {
		src: `${name}-800.jpg`,
		srcset: srcset(name, "jpg"),
		sources: [
			{ type: "image/avif", srcset: srcset(name, "avif") },
			{ type: "image/webp", srcset: srcset(name, "webp") },
		],
		...FRAME,
	};
}

/** The widest file of a picture: the last of its widths, else its only file. */
export function widestFile(picture: Pick<PictureSources, "src" | "srcset">): string {
	const last = picture.srcset?.split(", ").at(-1)?.split(" ")[0];
	return last || picture.src;
}
