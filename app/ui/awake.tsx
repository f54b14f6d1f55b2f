import { type ReactNode, useEffect, useRef } from "react";
import { replayChoices } from "./replay-choices";

/** Around a part that has just come alive: what was done in it while it slept is carried out. */
export function Awake({ children }: { children: ReactNode }) {
	const root = useRef<HTMLDivElement>(null);

	useEffect(() => {
		if (root.current) replayChoices(root.current);
	}, []);

	return (
		<div ref={root} className="contents">
			{children}
		</div>
	);
}
