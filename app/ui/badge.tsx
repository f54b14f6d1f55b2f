import type { ReactNode } from "react";
import { classNames } from "./class-names";

const tones = {
	neutral: "badge-neutral",
	good: "border-current bg-surface text-good",
	warning: "border-current bg-surface text-warning",
	wrong: "border-current bg-surface text-wrong",
	ink: "border-transparent bg-ink text-paper",
};

type BadgeTone = keyof typeof tones;

type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** State label of one or two words. */
export function Badge({ tone = "neutral", className, children }: BadgeProps) {
	return <span className={classNames("badge", tones[tone], className)}>{children}</span>;
}
