import type { Picture, PropertyDocument } from "../../app/domain/property/property";
import type { DocumentRow, PictureRow } from "./derived";
import { safeUrl, sanitisePlainText, type UrlRules } from "./sanitise";

/** Pictures in the agency's order; those with an unsafe address are dropped. */
export function pictureRows(
	kind: PictureRow["kind"],
	ownerId: number,
	pictures: Picture[] | null | undefined,
	urls: UrlRules,
): PictureRow[] {
	return [...(pictures ?? [])]
		.sort((a, b) => (a.Order ?? Number.MAX_SAFE_INTEGER) - (b.Order ?? Number.MAX_SAFE_INTEGER))
		.flatMap((picture) => {
			const url = safeUrl(picture.Url, urls);
			const caption = sanitisePlainText(picture.Caption);
			return url === null ? [] : [{ url, caption: caption === null ? null : JSON.stringify(caption) }];
		})
		.map((picture, position) => ({ kind, owner_id: ownerId, position, ...picture }));
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
