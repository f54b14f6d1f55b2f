import { readFileSync } from "node:fs";

export type Shot = { name: string; kind: string; view: "exterior" | "interior" | "panorama"; hour: string };

type CatalogueEntry = Shot & {
	width: number;
	height: number;
	alt: { nl: string; fr: string; en: string; de: string };
};

/** Widths in pixels of the files for each view. The catalogue lists the largest. */
export const WIDTHS = { exterior: [400, 800, 1600], interior: [400, 800, 1600], panorama: [1024, 2048] } as const;

const NO_ALT = { nl: "", fr: "", en: "", de: "" };

export function readPlan(): Shot[] {
	return readJson<Shot[]>("plan.json");
}

/** Planned pictures with their sizes and alt texts. */
export function composeCatalogue(): CatalogueEntry[] {
	const alts = readJson<Record<string, CatalogueEntry["alt"]>>("alts.json");
	return readPlan().map(({ name, kind, view, hour }) => {
		const width = Math.max(...WIDTHS[view]);
		const height = view === "panorama" ? width / 2 : (width * 3) / 4;
		return { name, kind, view, hour, width, height, alt: alts[name] ?? NO_ALT };
	});
}

function readJson<T>(file: string): T {
	return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as T;
}
