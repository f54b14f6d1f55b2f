declare module "subset-font" {
	/** Returns the font with only the characters of a text. */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options?: {
			targetFormat?: "sfnt" | "truetype" | "woff" | "woff2";
			variationAxes?: Record<string, unknown>;
			noLayoutClosure?: boolean;
			noHinting?: boolean;
		},
	): Promise<Buffer>;
}
