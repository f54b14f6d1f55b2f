const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32 bits that tell texts apart (FNV-1a), for things without a number of their own. */
export function checksum(text: string): number {
	let sum = FNV_BASIS;
	for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, FNV_PRIME);
	return sum >>> 0;
}
