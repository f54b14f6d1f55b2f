/** A link that was pressed longer ago has led somewhere. */
const RECENT_MS = 60_000;

type Navigating = Event & { navigationType: string; userInitiated: boolean };

/**
 * Where a page's script is missing, as after a deploy, React Router loads the page anew that was to be left: it is the
 * one of the link pressed last that was asked for. Browsers without the Navigation API need a second press.
 */
export function followPresses(): void {
	const { navigation } = window as { navigation?: EventTarget };
	let pressed = { href: "", at: 0 };
	addEventListener("click", ({ target }) => {
		const href = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]")?.href : undefined;
		if (href) pressed = { href, at: performance.now() };
	});
	navigation?.addEventListener("navigate", (event) => {
		const { navigationType, userInitiated, cancelable } = event as Navigating;
		const isLeft = pressed.href === location.href || performance.now() - pressed.at > RECENT_MS;
		if (navigationType !== "reload" || userInitiated || !cancelable || pressed.href === "" || isLeft) return;
		event.preventDefault();
		// Not while the browser is still about to load the page anew.
		setTimeout(() => location.assign(pressed.href));
	});
}
