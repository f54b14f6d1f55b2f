import {
	type FunctionComponent,
	type LazyExoticComponent,
	lazy,
	memo,
	type NamedExoticComponent,
	type ReactNode,
	Suspense,
	startTransition,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { DEHYDRATED, FIRST_INTERACTIONS, INTERACTED, SCRIPTS } from "./island-marks";
import { markHydrated, prepareHydration, replayEarlyInput } from "./island-state";

/** Starts shortly before the element scrolls into view. */
const AHEAD = "400px";

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/**
 * A part of the page that the server renders and whose script is loaded later: when the part nears
 * the screen, or on the first interaction. Early input is kept. `id` is that of an
 * element around it, `fallback` is shown while a part rendered in the browser is loading.
 */
export function islandOnSight<Props extends object>(
	id: string,
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	return islandUntil(() => Promise.race([nearScreen(id), firstInteraction()]), load, fallback);
}

/** As `onSight`, for content that is closed or inert until an interaction. */
export function islandOnInteraction<Props extends object>(
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	return islandUntil(firstInteraction, load, fallback);
}

/** Whether the visitor has touched the page: for closed content that the server does not send. False on the server. */
export function useInteracted(): boolean {
	const [hasInteracted, setInteracted] = useState(false);

	useEffect(() => {
		void firstInteraction().then(() => startTransition(() => setInteracted(true)));
	}, []);

	return hasInteracted;
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
			const isFirst = useRef(false);

			useLayoutEffect(() => {
				isFirst.current ||= root.current !== null && markHydrated(root.current);
			}, []);
			useEffect(() => {
				if (root.current && isFirst.current) replayEarlyInput(root.current);
				isFirst.current = false;
			}, []);

			return (
				<div ref={root} className="contents" {...{ [DEHYDRATED]: "" }}>
					<Loaded {...props} />
				</div>
			);
		};
		return { default: Hydrated };
	});
	// Memoised against re-renders of its parent, for which React would not wait for the script.
	return memo(function Island(props: Props) {
		return (
			<Suspense fallback={fallback}>
				<Part {...props} />
			</Suspense>
		);
	});
}

/** Immediately on the server, and where the element does not exist yet: a page rendered in the browser. */
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

/** Hydrates every island. Call it before a navigation or update, which waits for all of them. */
export let hydrateAll: () => void = () => {};

const allHydrated = new Promise<void>((resolve) => {
	hydrateAll = resolve;
});

if (typeof window !== "undefined") {
	if (document.documentElement.hasAttribute(INTERACTED)) hydrateAll();
	for (const name of FIRST_INTERACTIONS)
		window.addEventListener(name, hydrateAll, { once: true, capture: true, passive: true });
}

/** Immediately on the server, where islands are not deferred. */
function firstInteraction(): Promise<void> {
	return typeof window === "undefined" ? Promise.resolve() : allHydrated;
}

/**
 * When a script fails to load, because the network is lost or a newer version was deployed, its island stays as the
 * server rendered it. From then on links and forms load whole documents, as without JavaScript.
 */
function suspendHydration(): Promise<never> {
	document.documentElement.setAttribute(SCRIPTS, "missing");
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

/**
 * A part whose script is loaded when it is shown. `Without` stands in its place where the script does not come: the
 * connection is lost, or a newer version was deployed while the page was open. The rest of the page stays as it is.
 */
export function lazyPart<Props>(
	load: () => Promise<FunctionComponent<Props> | undefined>,
	Without: FunctionComponent<Props> = () => null,
): LazyExoticComponent<FunctionComponent<Props>> {
	return lazy(async () => ({ default: (await load().catch(() => null)) ?? Without }));
}

/**
 * What a page consists of. Where its script does not come after a navigation the page is loaded as a document, which
 * brings the scripts of the version that is deployed; what the server has rendered stays as it came.
 */
export function lazyPage<Props>(
	load: () => Promise<FunctionComponent<Props>>,
): LazyExoticComponent<FunctionComponent<Props>> {
	return lazy(async () => ({ default: await load().catch(loadAgain) }));
}

/** The address of the document, before any navigation. */
const loadedAddress = typeof location === "undefined" ? null : location.href;

function loadAgain(): Promise<never> {
	if (location.href !== loadedAddress) location.reload();
	return new Promise(() => {});
}
