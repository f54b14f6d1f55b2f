/** Form control as exposed to browsers and screen readers. */
export type Control = {
	name: string;
	type: string;
	isInvalid: boolean;
	/** Ids in `aria-describedby`. */
	describedBy: string[];
	/** Ids in `aria-describedby` of the enclosing fieldsets. */
	group: string[];
	autoComplete: string | null;
	inputMode: string | null;
};

export type FormHtml = {
	controls: Control[];
	/** Texts of paragraphs by id. */
	texts: ReadonlyMap<string, string>;
	/** Whole text of the form. */
	whole: string;
};

const idsOf = (element: Element) => (element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);

/** Parses one form of a page. */
export async function readForm(html: string, form: string): Promise<FormHtml> {
	const controls: Control[] = [];
	const texts = new Map<string, string>();
	const groups: string[][] = [];
	const open: string[] = [];
	let whole = "";
	const place = `form[data-form="${form}"]`;
	const rewriter = new HTMLRewriter()
		.on(`${place} fieldset`, {
			element(element) {
				groups.push(idsOf(element));
				element.onEndTag(() => void groups.pop());
			},
		})
		.on(`${place} p[id]`, {
			element(element) {
				open.push(element.getAttribute("id") ?? "");
				element.onEndTag(() => void open.pop());
			},
		})
		.on(`${place} input, ${place} textarea, ${place} select`, {
			element(element) {
				controls.push({
					name: element.getAttribute("name") ?? "",
					type: element.getAttribute("type") ?? element.tagName,
					isInvalid: element.getAttribute("aria-invalid") === "true",
					describedBy: idsOf(element),
					group: groups.flat(),
					autoComplete: element.getAttribute("autocomplete"),
					inputMode: element.getAttribute("inputmode"),
				});
			},
		})
		.on(place, {
			text({ text }) {
				whole += text;
				for (const id of open) texts.set(id, (texts.get(id) ?? "") + text);
			},
		});
	await rewriter.transform(new Response(html, { headers: { "content-type": "text/html" } })).text();
	return { controls, texts, whole };
}
