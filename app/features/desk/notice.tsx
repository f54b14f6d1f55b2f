import type { ReactNode, Ref } from "react";
import { Icon } from "../../ui/icon";

const icons = {
	good: "circle-check",
	warning: "triangle-exclamation-point",
	wrong: "circle-exclamation-point",
} as const;

type NoticeProps = {
	tone: keyof typeof icons;
	/** Makes the notice focusable. */
	ref?: Ref<HTMLDivElement>;
	children: ReactNode;
};

/** Reports an outcome or a problem. */
export function Notice({ tone, ref, children }: NoticeProps) {
	return (
		<div
			ref={ref}
			tabIndex={ref ? -1 : undefined}
			className={`desk-notice desk-${tone}`}
			role={tone === "good" ? "status" : "alert"}
		>
			<Icon name={icons[tone]} className="desk-icon" />
			<div>{children}</div>
		</div>
	);
}

/** State as a word with a mark, never by colour alone. */
export function Mark({ tone, children }: { tone: keyof typeof icons | "neutral" | "new"; children: ReactNode }) {
	return <span className={`desk-mark desk-mark-${tone}`}>{children}</span>;
}
