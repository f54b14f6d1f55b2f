import { lazy, Suspense, useSyncExternalStore } from "react";

/** What a message offers beside its text: undoing it, or a page to see it on. */
export type ToastOffer = { label: string; run: () => void } | { label: string; to: string };
export type Toast = { id: number; text: string; offers: readonly ToastOffer[] };

let toast: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toast | null) {
	toast = next;
	for (const listener of listeners) listener();
}

/**
 * A short confirmation of an action, in the browser only; a new one takes the place of the last. Never the only place
 * where an error is shown.
 */
export function showToast(text: string, offers: readonly ToastOffer[] = []) {
	lastId += 1;
	change({ id: lastId, text, offers });
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const ToastLine = lazy(async () => ({ default: (await import("./toast-line")).ToastLine }));

/** Rendered once, at the end of the page. */
export function ToastRegion() {
	const shown = useSyncExternalStore(
		subscribe,
		() => toast,
		() => null,
	);
	return (
		<div role="status" className="toast-region">
			{shown && (
				<Suspense>
					<ToastLine key={shown.id} toast={shown} onEnd={() => change(null)} />
				</Suspense>
			)}
		</div>
	);
}
