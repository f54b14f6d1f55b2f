import type { Drawn } from "./characters";

/** The clips from `scripts/captcha-clips.sh` are 8 kHz, 8-bit, mono. */
const RATE = 8_000;
const WAV_HEADER_BYTES = 44;
const MIDDLE = 128;

const MIN_GAP_SECONDS = 0.35;
const MAX_GAP_SECONDS = 0.7;
const NOISE = 5;

/** Loads a spoken character as a WAV file; null when it is missing. */
export type FindClip = (character: string) => Promise<Uint8Array | null>;

/**
 * Reads the characters out one by one over noise, each at a slightly different speed. @returns null when a clip is
 * missing
 */
export async function speak({ text, random }: Drawn, findClip: FindClip): Promise<Uint8Array<ArrayBuffer> | null> {
	const clips = await Promise.all([...text].map(findClip));
	const samples: number[] = [];
	const rest = () => {
		const seconds = MIN_GAP_SECONDS + random() * (MAX_GAP_SECONDS - MIN_GAP_SECONDS);
		for (let count = Math.round(seconds * RATE); count > 0; count -= 1) samples.push(MIDDLE);
	};
	rest();
	for (const clip of clips) {
		if (!clip) return null;
		const spoken = clip.subarray(WAV_HEADER_BYTES);
		const speed = 0.9 + random() * 0.2;
		for (let at = 0; at < spoken.byteLength; at += speed) samples.push(spoken[Math.floor(at)] ?? MIDDLE);
		rest();
	}
	const noisy = samples.map((sample) => Math.max(0, Math.min(255, Math.round(sample + (random() * 2 - 1) * NOISE))));
	return wav(Uint8Array.from(noisy));
}

function wav(samples: Uint8Array): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(WAV_HEADER_BYTES + samples.byteLength);
	const view = new DataView(bytes.buffer);
	const text = (offset: number, value: string) => bytes.set(new TextEncoder().encode(value), offset);
	text(0, "RIFF");
	view.setUint32(4, bytes.byteLength - 8, true);
	text(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, RATE, true);
	view.setUint32(28, RATE, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	text(36, "data");
	view.setUint32(40, samples.byteLength, true);
	bytes.set(samples, WAV_HEADER_BYTES);
	return bytes;
}
