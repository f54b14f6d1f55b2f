import { useEffect, useState } from "react";
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
	const named = photoOfHash(hash, total);
	/** Pressed and shown; the address follows when that is painted, because its change renders the page again. */
	const [pressed, setPressed] = useState<number | null>(null);
	useEffect(() => {
		if (named !== null) setPressed(null);
	}, [named]);
	const go = (hashOfPhoto: string, options: { replace: boolean; state: unknown }) =>
		navigate({ search, hash: hashOfPhoto }, { preventScrollReset: true, ...options });
	return {
		current: named ?? pressed,
		open(index: number) {
			setPressed(index);
			requestAnimationFrame(() => setTimeout(() => void go(photoId(index), { replace: false, state: "from-page" })));
		},
		move: (index: number) => void go(photoId(index), { replace: true, state }),
		close() {
			if (named === null) return;
			if (state === "from-page") void navigate(-1);
			else void go("", { replace: true, state: null });
		},
	};
}
