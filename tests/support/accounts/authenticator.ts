import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

const ES256 = { name: "ECDSA", namedCurve: "P-256" };
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const utf8 = new TextEncoder();

/** Challenge and origin that the page passes to the authenticator. */
export type Ceremony = { challenge: string; origin: string };

/** Creates a virtual authenticator with one passkey and user verification. */
export async function createAuthenticator(rpId: string) {
	const { privateKey, publicKey } = (await crypto.subtle.generateKey(ES256, true, ["sign", "verify"])) as CryptoKeyPair;
	const id = crypto.getRandomValues(new Uint8Array(16));
	const name = base64url(id);
	const party = await sha256(utf8.encode(rpId));

	function dataOf(flags: number, counter: number): Uint8Array {
		return joined(party, [flags | PRESENT | VERIFIED], [counter >>> 24, counter >>> 16, counter >>> 8, counter]);
	}

	return {
		async register({ challenge, origin }: Ceremony): Promise<RegistrationResponseJSON> {
			const key = await coseKey(publicKey);
			const data = joined(dataOf(WITH_KEY, 0), new Uint8Array(16), [0, id.length], id, key);
			return {
				...{ id: name, rawId: name, type: "public-key", clientExtensionResults: {} },
				response: {
					clientDataJSON: base64url(clientData("webauthn.create", challenge, origin)),
					// CBOR map of `fmt`, `attStmt` and `authData`.
					attestationObject: base64url(
						joined([0xa3], text("fmt"), text("none"), text("attStmt"), [0xa0], text("authData"), bytes(data)),
					),
				},
			};
		},
		async signIn({ challenge, origin }: Ceremony, counter: number): Promise<AuthenticationResponseJSON> {
			const client = clientData("webauthn.get", challenge, origin);
			const data = dataOf(0, counter);
			const signed = joined(data, await sha256(client));
			const signature = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, privateKey, signed);
			return {
				...{ id: name, rawId: name, type: "public-key", clientExtensionResults: {} },
				response: {
					clientDataJSON: base64url(client),
					authenticatorData: base64url(data),
					signature: base64url(derOf(new Uint8Array(signature))),
				},
			};
		},
	};
}

function clientData(type: string, challenge: string, origin: string): Uint8Array {
	return utf8.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

async function coseKey(key: CryptoKey): Promise<Uint8Array> {
	const point = new Uint8Array((await crypto.subtle.exportKey("raw", key)) as ArrayBuffer);
	// COSE key: kty EC2, alg ES256, curve P-256, x and y.
	const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01];
	return joined(head, [0x21], bytes(point.slice(1, 33)), [0x22], bytes(point.slice(33)));
}

/** CBOR text string of at most 23 bytes. */
function text(value: string): Uint8Array {
	return joined([0x60 + value.length], utf8.encode(value));
}

/** CBOR byte string of at most 255 bytes. */
function bytes(value: Uint8Array): Uint8Array {
	return joined([0x58, value.length], value);
}

/** Encodes a raw signature (r, s) in DER, as authenticators do. */
function derOf(signature: Uint8Array): Uint8Array {
	const numbers = [signature.slice(0, 32), signature.slice(32)].map((number) => {
		const digits = number.slice(number.findIndex((byte) => byte !== 0));
		const positive = (digits[0] ?? 0) > 0x7f ? joined([0], digits) : digits;
		return joined([0x02, positive.length], positive);
	});
	const sequence = joined(...numbers);
	return joined([0x30, sequence.length], sequence);
}

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
	return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function sha256(value: Uint8Array): Promise<Uint8Array> {
	return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(value)));
}

function base64url(value: Uint8Array): string {
	return btoa(String.fromCharCode(...value))
		.replaceAll("+", "-")
		.replaceAll("/", "_")
		.replace(/=+$/, "");
}
