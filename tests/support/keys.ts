import { createKeyring, type Keyring } from "../../worker/platform/keyring";
import { createLinks, type Links } from "../../worker/platform/links";

/** Keyring of a Worker with this LINK_SECRET. */
export function keyringOf(secret: string): Keyring {
	return createKeyring([{ number: 1, secret }]);
}

export function linksOf(secret: string): Links {
	return createLinks(keyringOf(secret));
}
