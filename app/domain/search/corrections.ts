/** A misspelt word of a sentence, and the word that it was read as. */
export type Correction = { text: string; as: string };

/** Names words that were read as others, each as `misspelt~right`. */
export const CORRECTED_PARAMETER = "corrected";
const MOST = 3;
const WORD = /^[\p{L}\p{M}' .’-]{1,40}$/u;

export function correctionParams(corrections: readonly Correction[]): string {
	const shown = corrections.filter(isShown).slice(0, MOST);
	return new URLSearchParams(shown.map(({ text, as }) => [CORRECTED_PARAMETER, `${text}~${as}`])).toString();
}

/** What an address says was corrected; what does not fit is passed over. */
export function readCorrections(params: URLSearchParams): Correction[] {
	return params
		.getAll(CORRECTED_PARAMETER)
		.flatMap((pair) => {
			const [text = "", as = "", ...more] = pair.split("~");
			return more.length === 0 ? [{ text, as }] : [];
		})
		.filter(isShown)
		.slice(0, MOST);
}

function isShown({ text, as }: Correction): boolean {
	return WORD.test(text) && WORD.test(as);
}
