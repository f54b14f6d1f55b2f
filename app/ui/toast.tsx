import { useEffect, useSyncExternalStore } from "react";
import { Icon } from "./icon";

type Toast = { id: number; text: string };

const SHOWN_FOR_MS = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
	toasts = next;
	for (const listener of listeners) listener();
}

/** A short confirmation of an action, in the browser only. Never the only place where an error is shown. */
export function showToast(text: string) {
	lastId += 1;
	change([...toasts, { id: lastId, text }]);
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

const none: readonly Toast[] = [];

/** Rendered once, at the end of the page. */
export function ToastRegion() {
	const shown = useSyncExternalStore(
		subscribe,
		() => toasts,
		() => none,
	);
	return (
		<div role="status" className="pointer-events-none fixed inset-x-4 bottom-6 z-40 flex flex-col items-center gap-2">
			{shown.map((toast) => (
				<ToastLine key={toast.id} toast={toast} />
			))}
		</div>
	);
}

function ToastLine({ toast }: { toast: Toast }) {
	useEffect(() => {
		const timer = setTimeout(() => change(toasts.filter((other) => other.id !== toast.id)), SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [toast.id]);
	return (
		<p className="toast flex items-center gap-3 rounded-control border border-transparent bg-ink px-4 py-3 text-paper shadow-float">
			<Icon name="check" />
			{toast.text}
		</p>
	);
}
