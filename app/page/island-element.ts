import { isRecord } from "../domain/records";
import { readTexts } from "../i18n/read-texts";
import { whenLoaded } from "./behaviour";
import { type IslandName, islandLoaders } from "./island-loaders";
import type { Live } from "./live";

/** An island comes alive shortly before it is scrolled into view. */
const AHEAD = "400px";
const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown", "toggle"] as const;

/** A button of a form or a popover does its work by itself. */
const SCRIPTED_BUTTON = 'button[type="button"]:not([popovertarget])';

type Root = Awaited<ReturnType<typeof import("./island-root")["mount"]>>;

/** An island of the page: the server's HTML until it is woken, then a React root of its own. */
export class IslandElement extends HTMLElement {
	#root: Promise<Root | null> | null = null;
	/** What was pressed while the scripts are on their way, to be carried out when they are there. */
	#presses: (() => void)[] = [];

	connectedCallback(): void {
		const { wake } = this.dataset;
		this.addEventListener("click", this.#keepPress);
		this.addEventListener("submit", this.#keepSubmit);
		if (wake === "now") void this.wake();
		if (wake === "sight") void this.#wakeOnSight();
		this.#wakeOnTouch();
	}

	/** Resolves when the island is alive; null where its scripts or texts do not come: it is then tried again at the next touch. */
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

	/** Goes on with the properties of the same island in another state of the page. */
	async take(props: string): Promise<void> {
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
		// From here on React hears what is pressed, also before it has drawn anything.
		this.removeEventListener("click", this.#keepPress);
		this.removeEventListener("submit", this.#keepSubmit);
		const root = await mount(this, part, JSON.parse(props) as never, texts);
		this.dataset.alive = "";
		void this.#carryOut();
		return root;
	}

	/** One after the other: each finds what the one before has led to. */
	async #carryOut(): Promise<void> {
		for (const press of this.#presses.splice(0)) {
			press();
			await Promise.resolve();
		}
	}

	#wakeOnTouch(): void {
		// `toggle`, of a popover that is opened from elsewhere, does not bubble.
		for (const type of TOUCHES) this.addEventListener(type, () => void this.wake(), { once: true, capture: true });
	}

	#keepPress = ({ target }: Event) => {
		const button = target instanceof Element ? target.closest<HTMLElement>(SCRIPTED_BUTTON) : null;
		if (button) this.#presses.push(() => button.isConnected && this.dataset.alive === "" && button.click());
	};

	/** Sent by its own script where that comes, else as the browser sends forms. */
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

	/** Not before the page has loaded: what is seen at once is there without scripts. */
	async #wakeOnSight(): Promise<void> {
		await whenLoaded();
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				void this.wake();
			},
			{ rootMargin: AHEAD },
		);
		// It has no box of its own.
		observer.observe(this.firstElementChild ?? this.parentElement ?? this);
	}
}

/** Fetches ahead what the islands of the page will ask for, without running any of it; not what only a press opens. */
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
