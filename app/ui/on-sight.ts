import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** Begins shortly before the element is on the screen. */
const AHEAD = "400px";

/**
 * A part of the page that the server draws and that comes alive only when it nears the screen, so that its script is no
 * part of the first load. `id` is that of an element around it. Stands inside a `Suspense`.
 */
export function onSight<Props extends object>(
	id: string,
	load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
	return lazy(async () => {
		await nearScreen(id);
		return { default: await load() };
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
