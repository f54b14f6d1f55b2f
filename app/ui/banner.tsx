import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";

const tones = {
	info: { icon: "info", colour: "border-edge" },
	good: { icon: "circle-check", colour: "border-good text-good" },
	warning: { icon: "triangle-exclamation-point", colour: "border-warning text-warning" },
	wrong: { icon: "circle-exclamation-point", colour: "border-wrong text-wrong" },
} as const satisfies Record<string, { icon: IconName; colour: string }>;

type BannerProps = Omit<ComponentProps<"div">, "title"> & {
	tone?: keyof typeof tones;
	title: ReactNode;
	/** Consequence and possible action. */
	children?: ReactNode;
};

/** A notice in the page. Needs `role="alert"` if it appears after an action. */
export function Banner({ tone = "info", title, className, children, ...rest }: BannerProps) {
	return (
		<div
			{...rest}
			className={classNames(
				"flex gap-3 rounded-control border border-l-4 bg-surface p-4",
				tones[tone].colour,
				className,
			)}
		>
			<Icon name={tones[tone].icon} className="mt-0.5 size-5" />
			<div className="min-w-0 text-ink">
				<p className="font-medium">{title}</p>
				{children && <div className="mt-1">{children}</div>}
			</div>
		</div>
	);
}
