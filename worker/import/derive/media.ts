import { COPIES, type PictureFile } from "../../../app/domain/property/media/picture";
import type { Picture, PropertyDocument } from "../../../app/domain/property/property";
import type { DocumentRow, PictureRow } from "./derived";
import { safeUrl, sanitisePlainText, type UrlRules } from "./sanitise";

/**
 * Pictures in the agency's order, without those that have an unsafe URL.
 * @param copyName returns the name of the site's own copy of an external URL; null when no copies are made
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

/** Path of a picture that came with the source's file and is already stored on the site. */
const ownCopy = new RegExp(`^${COPIES}[0-9a-f]{32}$`);

export type CopyName = (url: string) => Promise<string>;

/** Files of a picture; empty when its URL is enough: no widths, and no copy to make. */
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
 * Documents by id; of several with one id the first counts. Access defaults to `on-request`. Documents without a safe
 * URL are skipped, because an emailed link would lead nowhere.
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

/** The agent's picture and the name of its copy; null when there is no picture, no copying, or it is the site's own. */
export async function portraitOf(
	url: string | null | undefined,
	copyName: CopyName | undefined,
): Promise<{ url: string; copy: string } | null> {
	return url && copyName && !url.startsWith("/") ? { url, copy: await copyName(url) } : null;
}
