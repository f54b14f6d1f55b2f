/**
 * Separators that mail programs put before quoted text, in a trimmed line. No two adjacent runs may match the same
 * character: a hostile line can have thousands of blanks or dashes.
 */
const originals =
	/^(?:--|__)[-_\s]*(?:(?:original message|oorspronkelijk bericht|message d['’]origine|urspr(?:ü|ue)ngliche nachricht|forwarded message)[-_\s]*)?$/i;
/** Outlook's header: `From: …` followed by the date, in the site's languages. */
const heads = /^\s*\*?(?:from|van|de|von)\*?\s?:/i;
const sent = /^\s*\*?(?:sent|date|verzonden|datum|envoyé|gesendet)\*?\s?:/i;

/** Splits off the quote at the end of a message; `quoted` is '' without one. */
export function withoutQuote(text: string): { own: string; quoted: string } {
	const lines = text.split("\n");
	const at = Math.min(quoteAtEnd(lines), outlookHead(lines));
	const own = lines.slice(0, at).join("\n").trim();
	// A message that is only a quote is returned whole.
	if (own === "") return { own: text, quoted: "" };
	return { own, quoted: lines.slice(at).join("\n").trim() };
}

/** Index of the first line of the final quote (`>`), including one or two lines of attribution. */
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
	// Long attributions break over two lines: 'On Monday … <a@b.example>' and 'wrote:'.
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
