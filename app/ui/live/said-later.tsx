import { useEffect, useRef, useState } from "react";

/** After the last key: whoever is typing is not interrupted at each of them. */
const PAUSE_MS = 800;

/** Says to a screen reader what has become of a result, once it has stood still for a moment; nothing at first. */
export function SaidLater({ text }: { text: string }) {
	const last = useRef(text);
	const [said, setSaid] = useState("");

	useEffect(() => {
		if (text === last.current) return;
		const timer = window.setTimeout(() => {
			last.current = text;
			setSaid(text);
		}, PAUSE_MS);
		return () => window.clearTimeout(timer);
	}, [text]);

	return (
		<p role="status" className="sr-only">
			{said}
		</p>
	);
}
