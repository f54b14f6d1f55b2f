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
import { ASLEEP, FIRST_TOUCHES, prepareToWake, TOUCHED, wake } from "./wake";

/** Begins shortly before the element is on the screen. */
const AHEAD = "400px";

type Load<Props> = () => Promise<FunctionComponent<Props>>;

/**
 * A part of the page that the server draws and whose script is no part of the first load: it comes when the part nears
 * the screen, or once the visitor does anything. What he has done in it by then counts. `id` is that of an
 * element around it, `fallback` stands where the part is drawn in the browser and still on its way.
 */
export function onSight<Props extends object>(
	id: string,
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	return asleepUntil(() => Promise.race([nearScreen(id), firstTouch()]), load, fallback);
}

/** As `onSight`, for what stays closed until the visitor opens it, or is of use only in his hands. */
export function onTouch<Props extends object>(load: Load<Props>): NamedExoticComponent<Props> {
	return asleepUntil(firstTouch, load);
}

function asleepUntil<Props extends object>(
	wanted: () => Promise<void>,
	load: Load<Props>,
	fallback?: ReactNode,
): NamedExoticComponent<Props> {
	const Part = lazy(async () => {
		await wanted();
		const [Loaded] = await Promise.all([load(), prepareToWake()]).catch(stayAsleep);
		const Awake = (props: Props) => {
			const root = useRef<HTMLDivElement>(null);

			useEffect(() => {
				if (root.current) wake(root.current);
			}, []);

			return (
				<div ref={root} className="contents" {...{ [ASLEEP]: "" }}>
					<Loaded {...props} />
				</div>
			);
		};
		return { default: Awake };
	});
	// Whatever is drawn again around it leaves it as the server drew it: React would not wait for its script then.
	return memo(function Asleep(props: Props) {
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
export let wakeAll: () => void = () => {};

const allAwake = new Promise<void>((resolve) => {
	wakeAll = resolve;
});

if (typeof window !== "undefined") {
	if (document.documentElement.hasAttribute(TOUCHED)) wakeAll();
	for (const name of FIRST_TOUCHES)
		window.addEventListener(name, wakeAll, { once: true, capture: true, passive: true });
}

/** At once on the server, where nothing sleeps. */
function firstTouch(): Promise<void> {
	return typeof window === "undefined" ? Promise.resolve() : allAwake;
}

/**
 * A script that does not come, since the network is lost or a newer site has been put in place, leaves its part as the
 * server drew it. From then on the page is one without scripts: links and forms lead to whole new pages.
 */
function stayAsleep(): Promise<never> {
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
