import { isRecord } from "../domain/records";
import { readTexts } from "../i18n/read-texts";
import { whenLoaded } from "./behaviour";
import { type IslandName, islandLoaders } from "./island-loaders";
import type { Live } from "./live";

const ROOT_MARGIN = "400px";
const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown", "toggle"] as const;

/** Buttons that need a script; submit and popover buttons work without one. */
const SCRIPTED_BUTTON = 'button[type="button"]:not([popovertarget])';

type Root = Awaited<ReturnType<typeof import("./island-root")["mount"]>>;

/** Server-rendered HTML until it is woken, then a React root of its own. */
export class IslandElement extends HTMLElement {
	#root: Promise<Root | null> | null = null;
	/** Clicks and submits queued until hydration. */
	#presses: (() => void)[] = [];

	connectedCallback(): void {
		const { wake } = this.dataset;
		this.addEventListener("click", this.#keepPress);
		this.addEventListener("submit", this.#keepSubmit);
		if (wake === "now") void this.wake();
		if (wake === "sight") void this.#wakeOnSight();
		this.#wakeOnTouch();
	}

	/** Resolves once hydrated, or to null if scripts or texts fail to load; the next interaction retries. */
	wake(): Promise<Root | null> {
		this.#root ??= this.#mount().catch((error: unknown) => {
			console.error(error);
			this.#root = null;
			void this.#carryOut();
			this.#wakeOnTouch();
			return null;
		});
		return this.#root;
	}

	/** Updates the props after a swap of the page's state. */
	async updateProps(props: string): Promise<void> {
		if (props === this.dataset.props) return;
		this.dataset.props = props;
		(await this.#root)?.update(JSON.parse(props) as object);
	}

	async #mount(): Promise<Root> {
		const { name = "", props = "{}" } = this.dataset;
		for (const href of scriptsOf(this)) link({ rel: "modulepreload", href });
		const [{ mount }, part, texts] = await Promise.all([
			import("./island-root"),
			islandLoaders[name as IslandName]() as Promise<Live<string, never>>,
			Promise.all(textsOf(this).map(readTexts)),
		]);
		// React queues events from here on, even before its first render.
		this.removeEventListener("click", this.#keepPress);
		this.removeEventListener("submit", this.#keepSubmit);
		const root = await mount(this, part, JSON.parse(props) as never, texts);
		this.dataset.alive = "";
		void this.#carryOut();
		return root;
	}

	/** One at a time: a press may depend on the result of the one before. */
	async #carryOut(): Promise<void> {
		for (const press of this.#presses.splice(0)) {
			press();
			await Promise.resolve();
		}
	}

	#wakeOnTouch(): void {
		// Captured, because `toggle` of a popover does not bubble.
		for (const type of TOUCHES) this.addEventListener(type, () => void this.wake(), { once: true, capture: true });
	}

	#keepPress = ({ target }: Event) => {
		const button = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED_BUTTON) : null;
		if (button) this.#presses.push(() => button.isConnected && this.dataset.alive === "" && button.click());
	};

	/** Submitted by the island's script, or natively if that fails to load. */
	#keepSubmit = (event: SubmitEvent) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.method !== "post" || !this.#root) return;
		event.preventDefault();
		const { submitter } = event;
		this.#presses.push(() => {
			if (!form.isConnected) return;
			if (this.dataset.alive === undefined) this.removeEventListener("submit", this.#keepSubmit);
			form.requestSubmit(submitter);
		});
	};

	/** Waits for the page to load: the content in view works without scripts. */
	async #wakeOnSight(): Promise<void> {
		await whenLoaded();
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				void this.wake();
			},
			{ rootMargin: ROOT_MARGIN },
		);
		// The island itself has no box to observe.
		observer.observe(this.firstElementChild ?? this.parentElement ?? this);
	}
}

/** Prefetches scripts and texts of islands without running them; not those of islands that a link opens. */
export function preloadIslands(): void {
	if ("connection" in navigator && isRecord(navigator.connection) && navigator.connection.saveData) return;
	const islands = [...document.querySelectorAll<HTMLElement>('js-island:not([data-alive], [data-wake="link"])')];
	const scripts = new Set(islands.flatMap(scriptsOf));
	const texts = new Set(islands.flatMap(textsOf));
	for (const href of scripts) link({ rel: "modulepreload", href, fetchPriority: "low" });
	for (const href of texts) link({ rel: "prefetch", href });
}

const scriptsOf = ({ dataset: { files = "" } }: HTMLElement) => files.split(" ").filter(Boolean);
const textsOf = ({ dataset: { texts = "" } }: HTMLElement) => texts.split(" ").filter(Boolean);

function link(attributes: Partial<HTMLLinkElement>): void {
	document.head.appendChild(Object.assign(document.createElement("link"), attributes));
}
