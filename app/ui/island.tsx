import {
	type FunctionComponent,
	lazy,
	memo,
	type NamedExoticComponent,
	type ReactNode,
	Suspense,
	useEffect,
	useRef,
} from "react";
import { DEHYDRATED, FIRST_INTERACTIONS, INTERACTED } from "./island-marks";
import { markHydrated, prepareHydration } from "./island-state";

/** Begins shortly before the element is on the screen. */
const AHEAD = "400px";

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/**
 * A part of the page that the server draws and whose script is no part of the first load: it comes when the part nears
 * the screen, or once the visitor does anything. What he has done in it by then counts. `id` is that of an
 * element around it, `fallback` stands where the part is drawn in the browser and still on its way.
 */
export function islandOnSight<Props extends object>(
	id: string,
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	return islandUntil(() => Promise.race([nearScreen(id), firstInteraction()]), load, fallback);
}

/** As `onSight`, for what stays closed until the visitor opens it, or is of use only in his hands. */
export function islandOnInteraction<Props extends object>(load: Load<Props>): NamedExoticComponent<Props> {
	return islandUntil(firstInteraction, load);
}

function islandUntil<Props extends object>(
	wanted: () => Promise<void>,
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	const Part = lazy(async () => {
		await wanted();
		const [Loaded] = await Promise.all([load(), prepareHydration()]).catch(suspendHydration);
		const Hydrated = (props: Props) => {
			const root = useRef<HTMLDivElement>(null);

			useEffect(() => {
				if (root.current) markHydrated(root.current);
			}, []);

			return (
				<div ref={root} className="contents" {...{ [DEHYDRATED]: "" }}>
					<Loaded {...props} />
				</div>
			);
		};
		return { default: Hydrated };
	});
	// Whatever is drawn again around it leaves it as the server drew it: React would not wait for its script then.
	return memo(function Island(props: Props) {
		return (
			<Suspense fallback={fallback}>
				<Part {...props} />
			</Suspense>
		);
	});
}

/** At once on the server, and where the element is not there yet: then the page is drawn in the browser. */
function nearScreen(id: string): Promise<void> {
	const element = typeof document === "undefined" ? null : document.getElementById(id);
	if (!element) return Promise.resolve();
	return new Promise((resolve) => {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some((entry) => entry.isIntersecting)) return;
				observer.disconnect();
				resolve();
			},
			{ rootMargin: AHEAD },
		);
		observer.observe(element);
	});
}

/** Wakes every part: who is about to change what the page shows calls it, since the change waits for all of them. */
export let hydrateAll: () => void = () => {};

const allHydrated = new Promise<void>((resolve) => {
	hydrateAll = resolve;
});

if (typeof window !== "undefined") {
	if (document.documentElement.hasAttribute(INTERACTED)) hydrateAll();
	for (const name of FIRST_INTERACTIONS)
		window.addEventListener(name, hydrateAll, { once: true, capture: true, passive: true });
}

/** At once on the server, where nothing sleeps. */
function firstInteraction(): Promise<void> {
	return typeof window === "undefined" ? Promise.resolve() : allHydrated;
}

/**
 * A script that does not come, since the network is lost or a newer site has been put in place, leaves its part as the
 * server drew it. From then on the page is one without scripts: links and forms lead to whole new pages.
 */
function suspendHydration(): Promise<never> {
	window.addEventListener("submit", (event) => event.stopPropagation(), { capture: true });
	window.addEventListener(
		"click",
		(event) => {
			if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
		},
		{ capture: true },
	);
	return new Promise(() => {});
}
