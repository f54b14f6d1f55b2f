import type { ReactNode } from "react";
import { Icon } from "../../ui/icon";

const icons = {
	good: "circle-check",
	warning: "triangle-exclamation-point",
	wrong: "circle-exclamation-point",
} as const;

/** What has just happened, or needs attention. */
export function Notice({ tone, children }: { tone: keyof typeof icons; children: ReactNode }) {
	return (
		<div className={`desk-notice desk-${tone}`} role={tone === "good" ? "status" : "alert"}>
			<Icon name={icons[tone]} className="desk-icon" />
			<div>{children}</div>
		</div>
	);
}

/** A state in a word, with a mark beside it: never by colour alone. */
export function Mark({ tone, children }: { tone: keyof typeof icons | "neutral" | "new"; children: ReactNode }) {
	return <span className={`desk-mark desk-mark-${tone}`}>{children}</span>;
}
