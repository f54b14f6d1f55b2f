import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon, type IconName } from "./icon";
import { useWords } from "./words";

export type AnchorProps = Omit<ComponentProps<"a">, "href"> & {
	/** Internal or external URL, `tel:`, `mailto:` or `#…`. */
	to: string;
	newWindow?: boolean;
};

/** An unstyled link. */
export function Anchor({ to, newWindow = false, className, children, ...rest }: AnchorProps) {
	const words = useWords();
	const label = rest["aria-label"];
	const warning = newWindow && words.newWindow ? ` (${words.newWindow})` : "";
	return (
		<a
			{...rest}
			href={to}
			className={classNames(to.startsWith("tel:") && "link-phone", className) || undefined}
			{...(newWindow && { target: "_blank", rel: "noopener" })}
			// An `aria-label` replaces the link's content, so the warning is repeated in it.
			aria-label={label && label + warning}
		>
			{children}
			{warning && <span className="sr-only">{warning}</span>}
		</a>
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
			className={classNames(look === "running" ? "link-running" : "link-plain", icon && "link-with-icon", className)}
		>
			{icon && <Icon name={icon} className="size-4" />}
			{children}
		</Anchor>
	);
}

type LinkListProps = { links: readonly { label: string; to: string }[]; className: string };

/** Links with a touch target of 44 px. */
export function LinkList({ links, className }: LinkListProps) {
	return (
		<ul className={className}>
			{links.map(({ label, to }) => (
				<li key={to}>
					<TextLink to={to} className="inline-flex min-h-11 items-center">
						{label}
					</TextLink>
				</li>
			))}
		</ul>
	);
}
