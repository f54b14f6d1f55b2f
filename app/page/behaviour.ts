const types = ["click", "change", "input", "submit", "keydown"] as const;

type Events = Pick<HTMLElementEventMap, (typeof types)[number]>;

/** What a control of the page does. All are called with the element and what it was tied with (`control`). */
export type Behaviour<Value> = {
	/** Once for each element, before it is shown for the first time. */
	begin?(element: HTMLElement, value: Value): void;
	/** When the element is in the page and the scripts are there: at first, and whenever something has changed (`tellChanged`). */
	show?(element: HTMLElement, value: Value): void;
} & { [Type in keyof Events]?: (element: HTMLElement, value: Value, event: Events[Type]) => void };

/** Behaviours by the names of their controls, with the type of what the element of each tells. */
export type Behaviours<Values> = { [Name in keyof Values]: Behaviour<Values[Name]> };

type Named = Readonly<Record<string, Behaviour<never>>>;

function toldBy(element: Element, name: string): never {
	const text = element.getAttribute(`data-${name}`) ?? "";
	try {
		return JSON.parse(text) as never;
	} catch {
		return text as never;
	}
}

/** Does what can wait once the browser has nothing else to do; Safari has no such moment. */
export const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** When the page has all it was sent with. */
export function whenLoaded(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState === "complete") resolve();
		else window.addEventListener("load", () => resolve(), { once: true });
	});
}

/**
 * Behaviours that some pages need, and not at once: their module is loaded after a page that has such a control, or with
 * the press on it.
 */
export function later<const Name extends string, All extends Record<Name, Behaviour<never>>>(
	names: readonly Name[],
	load: () => Promise<All>,
): Pick<All, Name> {
	async function forward(name: Name, type: string, told: never[]): Promise<void> {
		if (type === "begin" || type === "show") await whenLoaded();
		const behaviour: Record<string, ((...told: never[]) => unknown) | undefined> = (await load())[name];
		behaviour[type]?.(...told);
	}
	const all = (name: Name) =>
		["begin", "show", ...types].map((type) => [type, (...told: never[]) => forward(name, type, told)]);
	return Object.fromEntries(names.map((name) => [name, Object.fromEntries(all(name))])) as never;
}

/** One listener for each kind of event, wherever the controls are and whenever they come. */
export function listen(behaviours: Named): void {
	for (const type of types) {
		document.addEventListener(type, (event) => {
			if (!(event.target instanceof Element)) return;
			for (const [name, behaviour] of Object.entries(behaviours)) {
				const element = behaviour[type] && event.target.closest<HTMLElement>(`[data-${name}]`);
				if (element) behaviour[type]?.(element, toldBy(element, name), event as never);
			}
		});
	}
}

const CHANGED = "changed";

/** Tells all controls that something the browser keeps has changed, or a part of the page. */
export function tellChanged(): void {
	window.dispatchEvent(new Event(CHANGED));
}

/** Shows all controls now, and again whenever what they show changes. */
export function keepShown(behaviours: Named): void {
	const all = Object.entries(behaviours).map(([name, behaviour]) => ({ name, begun: new WeakSet(), ...behaviour }));
	const showAll = () => {
		for (const { name, begun, begin, show } of all) {
			if (!begin && !show) continue;
			for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
				const value = toldBy(element, name);
				if (!begun.has(element)) begin?.(element, value);
				begun.add(element);
				show?.(element, value);
			}
		}
	};
	showAll();
	// On the way back the browser gives a page the state that it was left in, and other things have changed since.
	for (const type of [CHANGED, "storage", "hashchange", "pageshow", "online"]) window.addEventListener(type, showAll);
}
