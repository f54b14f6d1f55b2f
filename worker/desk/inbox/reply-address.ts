import { type Keyring, sameText } from "../../platform/keyring";

const PURPOSE = "reply";
/** Hexadecimal digits of the signature (80 bits). Hexadecimal, as mail clients may lowercase an address. */
const SIGNS = 20;
const shape = /^reply\+([0-9a-f]{32})([0-9a-f]{20})@/i;

/** The reply address of a submission. Knowing it allows writing to that conversation only. */
export function replyAddress(keyring: Pick<Keyring, "digest">, submissionId: string, domain: string): string {
	const id = submissionId.replaceAll("-", "");
	return `reply+${id}${keyring.digest(PURPOSE, submissionId).toString("hex").slice(0, SIGNS)}@${domain}`;
}

/** The submission of a reply address; null if its signature is invalid. */
export function submissionOfAddress(keyring: Pick<Keyring, "digests">, address: string): string | null {
	const [, id, signature] = shape.exec(address.trim().toLowerCase()) ?? [];
	if (id === undefined || signature === undefined) return null;
	const submissionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
	const isSigned = keyring
		.digests(PURPOSE, submissionId)
		.some((digest) => sameText(digest.toString("hex").slice(0, SIGNS), signature));
	return isSigned ? submissionId : null;
}
