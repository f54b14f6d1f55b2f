import type { Section } from "./texts";

/**
 * Formats a page's sections for editing at the desk: a line with `## ` is a heading, one with `- ` a list item, and an
 * empty line ends a paragraph.
 */
export function bodyOf(sections: readonly Section[]): string {
	return sections
		.map(({ heading, paragraphs, list }) =>
			[`## ${heading}`, ...paragraphs, ...(list ? [list.map((item) => `- ${item}`).join("\n")] : [])].join("\n\n"),
		)
		.join("\n\n");
}

/** Parses the format of `bodyOf`. A list item before a paragraph still joins its section's list. */
export function sectionsOf(body: string): Section[] {
	const sections: Section[] = [];
	let paragraph: string[] = [];
	const current = (): Section => {
		const last = sections.at(-1);
		if (last) return last;
		const first = { heading: "", paragraphs: [] };
		sections.push(first);
		return first;
	};
	const endParagraph = () => {
		if (paragraph.length > 0) current().paragraphs.push(paragraph.join(" "));
		paragraph = [];
	};
	for (const line of body.split(/\r?\n/).map((text) => text.trim())) {
		if (line.startsWith("## ")) {
			endParagraph();
			sections.push({ heading: line.slice(3).trim(), paragraphs: [] });
		} else if (line.startsWith("- ")) {
			endParagraph();
			const section = current();
			section.list = [...(section.list ?? []), line.slice(2).trim()];
		} else if (line === "") endParagraph();
		else paragraph.push(line);
	}
	endParagraph();
	return sections;
}
