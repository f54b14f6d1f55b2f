import type { Point } from "../../../app/domain/localities/geo";

/** Precision of about 11 m: locations within the tolerance of geocoders count as equal. */
const PLACE_DECIMALS = 4;

/**
 * Returns a function that derives the bytes for shifting a hidden location (HMAC-SHA-256), irreversible without the
 * secret. They depend on the location, not on the property: different shifts of the flats of one building, or of one
 * property listed twice, would reveal the true point where the circles around the shifted points intersect.
 */
export function locationShift(secret: string): (place: Point) => Promise<Uint8Array> {
	let key: Promise<CryptoKey> | undefined;
	return async ({ latitude, longitude }) => {
		key ??= crypto.subtle.importKey("raw", new TextEncoder().encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
			"sign",
		]);
		const place = `location:${latitude.toFixed(PLACE_DECIMALS)},${longitude.toFixed(PLACE_DECIMALS)}`;
		return new Uint8Array(await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(place)));
	};
}
