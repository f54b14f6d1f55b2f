/**
 * Where mail programs begin to repeat what they answer, in a trimmed line. No two of its runs can share a sign: anybody may
 * send a line of thousands of blanks or dashes.
 */
const originals =
	/^(?:--|__)[-_\s]*(?:(?:original message|oorspronkelijk bericht|message d['’]origine|urspr(?:ü|ue)ngliche nachricht|forwarded message)[-_\s]*)?$/i;
/** `From: … ` followed by when it was sent, as Outlook writes it, in the languages of the site. */
const heads = /^\s*\*?(?:from|van|de|von)\*?\s?:/i;
const sent = /^\s*\*?(?:sent|date|verzonden|datum|envoyé|gesendet)\*?\s?:/i;

/** A message without what it repeats at its end; `quoted` is that, '' where it repeats nothing. */
export function withoutQuote(text: string): { own: string; quoted: string } {
	const lines = text.split("\n");
	const at = Math.min(quoteAtEnd(lines), outlookHead(lines));
	const own = lines.slice(0, at).join("\n").trim();
	// A message that is nothing but a quote is shown whole.
	if (own === "") return { own: text, quoted: "" };
	return { own, quoted: lines.slice(at).join("\n").trim() };
}

/** The first of the lines that begin with `>` up to the end, with the one or two before that say whose they are. */
function quoteAtEnd(lines: readonly string[]): number {
	let at = lines.length;
	let hasQuote = false;
	for (; at > 0; at -= 1) {
		const line = lines[at - 1] ?? "";
		if (line.startsWith(">")) hasQuote = true;
		else if (line.trim() !== "") break;
	}
	if (!hasQuote) return lines.length;
	if (!lines[at - 1]?.trimEnd().endsWith(":")) return at;
	// A long introduction is broken in two: 'On Monday … <a@b.example>' and 'wrote:'.
	const isBroken = at > 1 && lines[at - 2]?.trim() !== "" && (lines[at - 1]?.length ?? 0) < 30;
	return at - (isBroken ? 2 : 1);
}

function outlookHead(lines: readonly string[]): number {
	const at = lines.findIndex(
		(line, place) =>
			(heads.test(line) && lines.slice(place + 1, place + 3).some((next) => sent.test(next))) ||
			(originals.test(line.trim()) && lines.slice(place + 1, place + 4).some((next) => heads.test(next))),
	);
	return at < 0 ? lines.length : at;
}
