import { useEffect, useRef, useState } from "react";

/** Debounce, so that announcements do not interrupt typing. */
const PAUSE_MS = 800;

/** Announces a changed result to screen readers after a debounce; the first text is not announced. */
export function DebouncedStatus({ text }: { text: string }) {
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
