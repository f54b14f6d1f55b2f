import type { Point } from "../../../app/domain/localities/geo";

/** Eleven metres: locations within geocoders' tolerance are one. */
const PLACE_DECIMALS = 4;

/**
 * Bytes that shift a hidden location, unknown without the secret, so that it cannot be reversed. They depend on the
 * location and not of the property: were the flats of one building, or one property that is listed anew, each moved
 * another way, the circles around their points would cross at the true one.
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
