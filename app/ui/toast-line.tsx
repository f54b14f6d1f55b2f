import { useEffect, useState } from "react";
import { Icon } from "./icon";
import { Anchor } from "./link";
import type { Toast } from "./toast";

const SHOWN_FOR_MS = 6_000;

/** The message itself. It stays while it is pointed at or has the focus. */
export function ToastLine({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
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
			<span className="py-3">{toast.text}</span>
			{toast.offers.map((offer) =>
				"to" in offer ? (
					<Anchor key={offer.label} to={offer.to} className="toast-offer" onClick={onEnd}>
						{offer.label}
					</Anchor>
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
