const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex]';

/** Where the focused element stood: each element around it, and which of its children led there. */
type Place = { around: Element; index: number }[];

function placeOf(element: Element): Place {
	const place: Place = [];
	for (let inner = element; inner.parentElement; inner = inner.parentElement) {
		place.push({ around: inner.parentElement, index: [...inner.parentElement.children].indexOf(inner) });
	}
	return place;
}

function focusableIn(element: Element | undefined): HTMLElement | undefined {
	if (!element) return undefined;
	const found = [element, ...element.querySelectorAll(FOCUSABLE)].filter(
		(each): each is HTMLElement => each instanceof HTMLElement && each.matches(FOCUSABLE),
	);
	return found.find((each) => !each.matches(":disabled") && each.checkVisibility());
}

/** What has taken the place of a control that is gone, else what stood before it, else anything around it. */
function successor(place: Place): HTMLElement | undefined {
	const nearest = place.find(({ around }) => around.isConnected);
	// A page that is gone as a whole is followed by another one, which takes the focus itself.
	if (!nearest || nearest.around.contains(document.querySelector("main"))) return undefined;
	const { around, index } = nearest;
	return focusableIn(around.children[index]) ?? focusableIn(around.children[index - 1]) ?? focusableIn(around);
}

/**
 * Gives the focus on when the control that has it goes away, as the button does that removes a line: a browser would
 * leave it nowhere, and a screen reader would begin the page again.
 */
export function keepFocus(): void {
	let focused: Element | null = null;
	let place: Place = [];
	const remember = () => {
		focused = document.activeElement;
		place = focused ? placeOf(focused) : [];
	};
	remember();
	document.addEventListener("focusin", remember);
	new MutationObserver(() => {
		if (!focused || focused.isConnected || document.activeElement !== document.body) return;
		focused = null;
		successor(place)?.focus({ preventScroll: true });
	}).observe(document.body, { childList: true, subtree: true });
}
