/** A misspelt word of a sentence and its correction. */
export type Correction = { text: string; as: string };

/** Parameter with corrections, each as `misspelt~right`. */
export const CORRECTED_PARAMETER = "corrected";
const MAX = 3;
const WORD = /^[\p{L}\p{M}' .’-]{1,40}$/u;

export function correctionParams(corrections: readonly Correction[]): string {
	const shown = corrections.filter(isShown).slice(0, MAX);
	return new URLSearchParams(shown.map(({ text, as }) => [CORRECTED_PARAMETER, `${text}~${as}`])).toString();
}

/** Parses the corrections in an address; skips invalid ones. */
export function readCorrections(params: URLSearchParams): Correction[] {
	return params
		.getAll(CORRECTED_PARAMETER)
		.flatMap((pair) => {
			const [text = "", as = "", ...more] = pair.split("~");
			return more.length === 0 ? [{ text, as }] : [];
		})
		.filter(isShown)
		.slice(0, MAX);
}

function isShown({ text, as }: Correction): boolean {
	return WORD.test(text) && WORD.test(as);
}
