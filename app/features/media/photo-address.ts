import { usePageHash, writePageHash } from "../../ui/page-hash";

const PHOTO = /^#photo-([1-9]\d{0,3})$/;

/** The anchor of a photograph: `photo-3` is the third. */
export function photoId(index: number): string {
	return `photo-${index + 1}`;
}

/** Which photograph an address's hash names, counted from 0; null for none of them. */
export function photoOfHash(hash: string, total: number): number | null {
	const number = Number(PHOTO.exec(hash)?.[1]);
	return number >= 1 && number <= total ? number - 1 : null;
}

/**
 * The photograph that the slideshow shows, kept in the address: a link to `#photo-3` opens it there, and the browser's
 * back button closes it.
 */
export function usePhotoAddress(total: number) {
	const current = photoOfHash(usePageHash(), total);
	return {
		current,
		open: (index: number) => writePageHash(`#${photoId(index)}`, { replace: false, state: { isFromPage: true } }),
		move: (index: number) => writePageHash(`#${photoId(index)}`, { replace: true, state: {} }),
		close() {
			if (current === null) return;
			if ((history.state as { isFromPage?: true } | null)?.isFromPage) history.back();
			else writePageHash("", { replace: true, state: {} });
		},
	};
}
