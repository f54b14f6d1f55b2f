import type { ListingPicture } from "../../app/domain/property/listing";
import { cardPicture } from "../../app/domain/property/media/picture";
import { PAGE_SIZE } from "../../app/domain/search/search";
import { placeholders, type Reader } from "../platform/reader";
import { readPictureFiles } from "../platform/records";
import type { RowOf } from "../platform/rows";
import { shapePicture } from "./card";

/** Maximum number of further pictures of a property in a list. */
const MAX_SHOWN = 4;

type Row = RowOf<"listings", "id"> & RowOf<"pictures", "url" | "files">;

/** Pictures of listed properties after the first one, by property id; without alternative texts. */
export async function findMorePictures(
	reader: Reader,
	ids: readonly number[],
): Promise<Record<number, ListingPicture[]>> {
	const wanted = [...new Set(ids)].slice(0, PAGE_SIZE);
	if (wanted.length === 0) return {};
	const [rows] = await reader.batch<[Row]>([
		reader.prepare(
			`SELECT id, url, files FROM (
				SELECT l.id, p.url, p.files, row_number() OVER (PARTITION BY l.id ORDER BY p.position) AS nth
				FROM listings AS l CROSS JOIN pictures AS p ON p.kind = 'property' AND p.owner_id = l.id
				WHERE l.id IN (${placeholders(wanted)}) AND l.listed = 1)
			WHERE nth BETWEEN 2 AND ${MAX_SHOWN + 1} ORDER BY id, nth`,
			...wanted,
		),
	]);
	const found: Record<number, ListingPicture[]> = {};
	for (const { id, url, files } of rows) {
		const pictures = found[id] ?? [];
		pictures.push(cardPicture(shapePicture(files === null ? { url } : { url, files: readPictureFiles(files) }, "")));
		found[id] = pictures;
	}
	return found;
}
