import type { ControlName, Controls } from "./controls";
import { whenLoaded } from "./loaded";

type Events = Pick<HTMLElementEventMap, "click" | "change" | "input" | "submit" | "keydown" | "toggle">;

/** What a control of the page does. All are called with the element and what it was tied with (`control`). */
export type Behaviour<Value> = {
	/** Once for each element, before it is shown for the first time. */
	begin?(element: HTMLElement, value: Value): void;
	/** When the element is in the page and the scripts are there: at first, after a swap, and whenever what the browser keeps has changed. */
	show?(element: HTMLElement, value: Value): void;
} & { [Type in keyof Events]?: (element: HTMLElement, value: Value, event: Events[Type]) => void };

export type Behaviours = { [Name in ControlName]: Behaviour<Controls[Name]> };

type Any = Behaviour<never>;

const types = ["click", "change", "input", "submit", "keydown", "toggle"] as const satisfies readonly (keyof Events)[];

function toldBy(element: Element, name: string): never {
	const text = element.getAttribute(`data-${name}`) ?? "";
	try {
		return JSON.parse(text) as never;
	} catch {
		return text as never;
	}
}

/**
 * Behaviours that some pages need, and not at once: their module is loaded after a page that has such a control, or with
 * the press on it.
 */
export function later<Name extends ControlName>(
	names: readonly Name[],
	load: () => Promise<Pick<Behaviours, Name>>,
): Pick<Behaviours, Name> {
	const forward = (name: Name, type: string) => async (element: HTMLElement, value: never, event: never) => {
		if (type === "begin" || type === "show") await whenLoaded();
		const behaviour = (await load())[name] as Record<string, ((...told: unknown[]) => void) | undefined>;
		behaviour[type]?.(element, value, event);
	};
	const all = (name: Name) =>
		Object.fromEntries(["begin", "show", ...types].map((type) => [type, forward(name, type)]));
	return Object.fromEntries(names.map((name) => [name, all(name)])) as never;
}

/** One listener for each kind of event, wherever the controls are and whenever they come. */
export function listen(behaviours: Behaviours): void {
	const all = Object.entries(behaviours) as [string, Any][];
	for (const type of types) {
		// `toggle` does not bubble.
		document.addEventListener(type, (event) => act(all, type, event), { capture: type === "toggle" });
	}
}

function act(all: readonly [string, Any][], type: keyof Events, event: Event): void {
	if (!(event.target instanceof Element)) return;
	for (const [name, behaviour] of all) {
		const element = behaviour[type] && event.target.closest<HTMLElement>(`[data-${name}]`);
		if (element) behaviour[type]?.(element, toldBy(element, name), event as never);
	}
}

const KEPT = "kept";

/** Tells all controls that something the browser keeps has changed. */
export function tellKept(): void {
	window.dispatchEvent(new Event(KEPT));
}

/** Shows all controls now, and again whenever what they show changes: what the browser keeps, and the anchor. */
export function keepShown(behaviours: Behaviours): void {
	const show = () => showAll(behaviours);
	show();
	window.addEventListener(KEPT, show);
	window.addEventListener("storage", show);
	window.addEventListener("hashchange", show);
	window.addEventListener("swapped", show);
	// On the way back the browser gives a page the state that it was left in, and other things have changed since.
	window.addEventListener("pageshow", show);
}

/** Elements that each behaviour has begun with. */
const begun = new Map<string, WeakSet<Element>>();

/** Brings controls up to date with what the browser keeps. */
export function showAll(behaviours: Behaviours, inside: ParentNode = document): void {
	for (const [name, { begin, show }] of Object.entries(behaviours) as [string, Any][]) {
		if (!begin && !show) continue;
		const known = begun.get(name) ?? new WeakSet();
		begun.set(name, known);
		for (const element of inside.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
			const value = toldBy(element, name);
			if (!known.has(element)) begin?.(element, value);
			known.add(element);
			show?.(element, value);
		}
	}
}
