import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { VisuallyHidden } from "./visually-hidden";
import { useWords } from "./words";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & {
	/** An address of the site, of another one, `tel:`, `mailto:` or `#…`. */
	to: string;
	/** Leads to another state of this page, such as its next page of results: only its data is loaded. */
	samePage?: boolean;
	/** The same, and the scroll position stays, as for filters and tabs. */
	keepScroll?: boolean;
	newWindow?: boolean;
};

/** An unstyled link. It loads a document unless the page stays the same. */
export function Anchor({
	to,
	keepScroll = false,
	samePage = keepScroll,
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
	if (!samePage) {
		return (
			<a {...rest} href={to}>
				{children}
			</a>
		);
	}
	return (
		<Link {...rest} to={to} preventScrollReset={keepScroll}>
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
