/** A control of a form, as a browser and a screen reader find it. */
export type Control = {
	name: string;
	type: string;
	isInvalid: boolean;
	/** Ids in `aria-describedby`. */
	describedBy: string[];
	/** Ids of the words of the groups that it stands in. */
	group: string[];
	autoComplete: string | null;
	inputMode: string | null;
};

export type FormHtml = {
	controls: Control[];
	/** Texts by the id of their element. */
	texts: ReadonlyMap<string, string>;
	/** Everything that is written in the form. */
	whole: string;
};

const idsOf = (element: Element) => (element.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);

/** Reads one form of a page. */
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
