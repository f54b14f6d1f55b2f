import { COPIES, type PictureFile } from "../../../app/domain/property/media/picture";
import type { Picture, PropertyDocument } from "../../../app/domain/property/property";
import type { DocumentRow, PictureRow } from "./derived";
import { safeUrl, sanitisePlainText, type UrlRules } from "./sanitise";

/**
 * Pictures in the agency's order; those with an unsafe address are dropped.
 * @param copyName names the site's own copy of a foreign address; null where none is made
 */
export async function pictureRows(
	kind: PictureRow["kind"],
	ownerId: number,
	pictures: Picture[] | null | undefined,
	urls: UrlRules,
	copyName: CopyName | null,
): Promise<PictureRow[]> {
	const safe = [...(pictures ?? [])]
		.sort((a, b) => (a.Order ?? Number.MAX_SAFE_INTEGER) - (b.Order ?? Number.MAX_SAFE_INTEGER))
		.flatMap((picture) => {
			const url = ownCopy.test(picture.Url) ? picture.Url : safeUrl(picture.Url, urls);
			const caption = sanitisePlainText(picture.Caption);
			const sizes = (picture.Sizes ?? []).flatMap(({ Url, Width }) => {
				const sizeUrl = safeUrl(Url, urls);
				return sizeUrl === null ? [] : [{ url: sizeUrl, width: Width }];
			});
			return url === null ? [] : [{ url, sizes, caption: caption === null ? null : JSON.stringify(caption) }];
		});
	return Promise.all(
		safe.map(async ({ url, sizes, caption }, position) => {
			const files = await filesOf(url, sizes, copyName);
			return {
				kind,
				owner_id: ownerId,
				position,
				url,
				caption,
				files: files.length > 0 ? JSON.stringify(files) : null,
			};
		}),
	);
}

/** A picture that came with its source's file and is kept here already. */
const ownCopy = new RegExp(`^${COPIES}[0-9a-f]{32}$`);

export type CopyName = (url: string) => Promise<string>;

/** None where the one address is enough: of a picture of the site itself, or without widths and copies. */
async function filesOf(
	url: string,
	sizes: readonly { url: string; width: number }[],
	copyName: CopyName | null,
): Promise<PictureFile[]> {
	if (sizes.length === 0 && (copyName === null || url.startsWith("/"))) return [];
	const files: readonly { url: string; width: number | null }[] = sizes.length > 0 ? sizes : [{ url, width: null }];
	return Promise.all(
		files.map(async (file) =>
			copyName === null || file.url.startsWith("/") ? file : { ...file, copy: await copyName(file.url) },
		),
	);
}

/**
 * Documents by id, the first of two with one id; without an access they are given on request alone. One without a safe
 * address is not offered: a link to it could only be mailed to lead nowhere.
 */
export function documentRows(
	kind: DocumentRow["kind"],
	ownerId: number,
	documents: PropertyDocument[] | null | undefined,
	urls: UrlRules,
): DocumentRow[] {
	const rows = new Map<string, DocumentRow>();
	for (const [position, document] of (documents ?? []).entries()) {
		const name = sanitisePlainText(document.Name);
		const url = safeUrl(document.Url, urls);
		if (rows.has(document.ID) || url === null) continue;
		rows.set(document.ID, {
			kind,
			owner_id: ownerId,
			id: document.ID,
			position,
			name: name === null ? null : JSON.stringify(name),
			url,
			access: document.Access ?? "on-request",
		});
	}
	return [...rows.values()];
}

/** The agent's picture, which the site copies like all others; null where there is none, or it is the site's own. */
export async function portraitOf(
	url: string | null | undefined,
	copyName: CopyName | undefined,
): Promise<{ url: string; copy: string } | null> {
	return url && copyName && !url.startsWith("/") ? { url, copy: await copyName(url) } : null;
}
