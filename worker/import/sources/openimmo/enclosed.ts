import type { XmlElement } from "@rgrove/parse-xml";
import { readWhole } from "../../../platform/bytes";
import { pictureType } from "../../../platform/picture-type";
import { FeedError } from "../../source";
import { elementAt, elementsOf } from "./openimmo-file";
import { type Entry, openEntry, type Ranges, SENT_FILE } from "./zip";

/** Stores a picture on this site. @returns its path */
export type KeepPicture = (bytes: Uint8Array, type: string) => Promise<string>;

/** Source of enclosed pictures: inline in the XML, or other entries of the ZIP. */
export type Enclosed = { zip: { file: Ranges; entries: ReadonlyMap<string, Entry> } | null; keep: KeepPicture };

const MAX_PICTURE = 15_000_000;

/** File name in lower case, because folders and case differ between the XML and the ZIP. */
export function fileName(path: string): string {
	return (path.split(/[\\/]/).at(-1) ?? "").toLowerCase();
}

/** Stores a property's enclosed pictures. @returns their paths by element; unreadable pictures are skipped */
export async function keepEnclosed(property: XmlElement, { zip, keep }: Enclosed): Promise<Map<XmlElement, string>> {
	const kept = new Map<XmlElement, string>();
	for (const file of elementsOf(elementAt(property, "anhaenge"))) {
		const bytes = inlineBytes(file) ?? (zip && (await zippedBytes(file, zip)));
		const type = bytes && pictureType(bytes);
		if (bytes && type) kept.set(file, await keep(bytes, type));
	}
	return kept;
}

function inlineBytes(file: XmlElement): Uint8Array | null {
	const text = elementAt(file, "daten/anhanginhalt")?.text.replaceAll(/\s+/g, "") ?? "";
	if (text === "" || text.length * 0.75 > MAX_PICTURE) return null;
	try {
		return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
	} catch {
		return null;
	}
}

async function zippedBytes(file: XmlElement, zip: NonNullable<Enclosed["zip"]>): Promise<Uint8Array | null> {
	const path = elementAt(file, "daten/pfad")?.text.trim() ?? "";
	if (path === "" || /^https?:/i.test(path)) return null;
	const entry = zip.entries.get(fileName(path));
	if (!entry || entry.size > MAX_PICTURE) return null;
	try {
		return await readWhole(await openEntry(zip.file, entry, SENT_FILE), MAX_PICTURE);
	} catch (error) {
		// A damaged picture is skipped.
		if (error instanceof FeedError || error instanceof TypeError) return null;
		throw error;
	}
}
