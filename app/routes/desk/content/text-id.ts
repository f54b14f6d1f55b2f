/** Keys hold signs that an address reads in its own way. */
const SEPARATOR = "~";

/** `home:hero.headline` as a part of an address. */
export function idOfText(key: string): string {
	return key.replaceAll(/[:.]/g, SEPARATOR);
}

/** The key of an address's part. */
export function keyOfText(id: string): string {
	const [namespace = "", ...parts] = id.split(SEPARATOR);
	return `${namespace}:${parts.join(".")}`;
}
