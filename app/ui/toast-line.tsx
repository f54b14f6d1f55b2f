import { useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Icon } from "./icon";

/** What a message offers beside its text: undoing it, or a page to see it on. */
export type ToastOffer = { label: string; run: () => void } | { label: string; to: string };

const SHOWN_FOR_MS = 6_000;

const roots = new WeakMap<Element, Root>();
let shown = 0;

/** Draws a message in place of the last one. */
export function showIn(region: Element, text: string, offers: readonly ToastOffer[]): void {
	const root = roots.get(region) ?? createRoot(region);
	roots.set(region, root);
	shown += 1;
	root.render(<ToastLine key={shown} text={text} offers={offers} onEnd={() => root.render(null)} />);
}

type ToastLineProps = { text: string; offers: readonly ToastOffer[]; onEnd: () => void };

/** It stays while it is pointed at or has the focus. */
function ToastLine({ text, offers, onEnd }: ToastLineProps) {
	const [isHeld, setHeld] = useState(false);
	useEffect(() => {
		if (isHeld) return;
		const timer = setTimeout(onEnd, SHOWN_FOR_MS);
		return () => clearTimeout(timer);
	}, [isHeld, onEnd]);
	return (
		<p
			className="toast"
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<Icon name="check" />
			<span className="py-3">{text}</span>
			{offers.map((offer) =>
				"to" in offer ? (
					<a key={offer.label} href={offer.to} className="toast-offer">
						{offer.label}
					</a>
				) : (
					<button
						key={offer.label}
						type="button"
						className="toast-offer"
						onClick={() => {
							offer.run();
							onEnd();
						}}
					>
						{offer.label}
					</button>
				),
			)}
		</p>
	);
}
