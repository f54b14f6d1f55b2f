const types = ["click", "change", "input", "submit", "keydown"] as const;

type Events = Pick<HTMLElementEventMap, (typeof types)[number]>;

/** Handlers of a control, called with the element and its data (`control`). */
export type Behaviour<Value> = {
	/** Called once per element, before the first `show`. */
	begin?(element: HTMLElement, value: Value): void;
	/** Called once the scripts are loaded, and after each change (`notifyChanged`). */
	show?(element: HTMLElement, value: Value): void;
} & { [Type in keyof Events]?: (element: HTMLElement, value: Value, event: Events[Type]) => void };

export type Behaviours<Values> = { [Name in keyof Values]: Behaviour<Values[Name]> };

type Named = Readonly<Record<string, Behaviour<never>>>;

function controlValue(element: Element, name: string): never {
	const text = element.getAttribute(`data-${name}`) ?? "";
	try {
		return JSON.parse(text) as never;
	} catch {
		return text as never;
	}
}

/** Runs a task when the browser is idle; Safari has no requestIdleCallback. */
export const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

export function whenLoaded(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState === "complete") resolve();
		else window.addEventListener("load", () => resolve(), { once: true });
	});
}

/** Loads a module of behaviours lazily: after the page for `begin` and `show`, else on the first event. */
export function lazyBehaviours<const Name extends string, All extends Record<Name, Behaviour<never>>>(
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

/** Delegates events on the document, so controls that are added later work too. */
export function delegateEvents(behaviours: Named): void {
	for (const type of types) {
		document.addEventListener(type, (event) => {
			if (!(event.target instanceof Element)) return;
			for (const [name, behaviour] of Object.entries(behaviours)) {
				const element = behaviour[type] && event.target.closest<HTMLElement>(`[data-${name}]`);
				if (element) behaviour[type]?.(element, controlValue(element, name), event as never);
			}
		});
	}
}

const CHANGED = "changed";

/** Notifies all controls that stored data or a part of the page has changed. */
export function notifyChanged(): void {
	window.dispatchEvent(new Event(CHANGED));
}

export function refreshOnChange(behaviours: Named): void {
	const all = Object.entries(behaviours).map(([name, behaviour]) => ({ name, begun: new WeakSet(), ...behaviour }));
	const showAll = () => {
		for (const { name, begun, begin, show } of all) {
			if (!begin && !show) continue;
			for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
				const value = controlValue(element, name);
				if (!begun.has(element)) begin?.(element, value);
				begun.add(element);
				show?.(element, value);
			}
		}
	};
	showAll();
	// A page from the back-forward cache may be stale (`pageshow`).
	for (const type of [CHANGED, "storage", "hashchange", "pageshow", "online"]) window.addEventListener(type, showAll);
}
