import { useLocation, useNavigate } from "react-router";

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
	const { hash, search, state } = useLocation();
	const navigate = useNavigate();
	const go = (hashOfPhoto: string, options: { replace: boolean; state: unknown }) =>
		navigate({ search, hash: hashOfPhoto }, { preventScrollReset: true, ...options });
	return {
		current: photoOfHash(hash, total),
		open: (index: number) => void go(photoId(index), { replace: false, state: "from-page" }),
		move: (index: number) => void go(photoId(index), { replace: true, state }),
		close() {
			if (photoOfHash(hash, total) === null) return;
			if (state === "from-page") void navigate(-1);
			else void go("", { replace: true, state: null });
		},
	};
}
