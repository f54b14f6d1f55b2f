import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { VisuallyHidden } from "./visually-hidden";
import { useWords } from "./words";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & {
	/** An address of the site, of another one, `tel:`, `mailto:` or `#…`. */
	to: string;
	/** Loads a new document, as a change of language does. */
	reload?: boolean;
	/** Prefetches the page on hover or focus. */
	prefetch?: "intent" | "none";
	/** Keeps the scroll position, as filters and tabs do. */
	keepScroll?: boolean;
	newWindow?: boolean;
};

/** An unstyled link: client-side navigation inside the site, a plain anchor elsewhere. */
export function Anchor({
	to,
	reload = false,
	prefetch = "intent",
	keepScroll = false,
	newWindow = false,
	children,
	...rest
}: AnchorProps) {
	const words = useWords();
	if (newWindow) {
		return (
			<a {...rest} href={to} target="_blank" rel="noopener">
				{children}
				{words.newWindow && <VisuallyHidden> ({words.newWindow})</VisuallyHidden>}
			</a>
		);
	}
	if (reload || !to.startsWith("/") || to.startsWith("//")) {
		return (
			<a {...rest} href={to}>
				{children}
			</a>
		);
	}
	return (
		<Link {...rest} to={to} prefetch={prefetch} preventScrollReset={keepScroll}>
			{children}
		</Link>
	);
}

type TextLinkProps = AnchorProps & {
	icon?: IconName;
	/** `running` is underlined, as links in text are; `plain` only on hover, for lists and menus. */
	look?: "running" | "plain";
	children: ReactNode;
};

export function TextLink({ icon, look = "running", className, children, ...rest }: TextLinkProps) {
	return (
		<Anchor
			{...rest}
			className={classNames(
				look === "running" ? "underline decoration-edge hover:decoration-accent" : "no-underline hover:underline",
				icon && "inline-flex min-h-6 items-center gap-2",
				rest.to.startsWith("tel:") && "whitespace-nowrap tabular-nums",
				"transition-colors hover:text-accent",
				className,
			)}
		>
			{icon && <Icon name={icon} className="size-4" />}
			{children}
		</Anchor>
	);
}
