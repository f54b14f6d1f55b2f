import { Icon } from "./icon";
import { TextLink } from "./link";

/** `lang` is the label's language where it is not the page's. */
export type Crumb = { label: string; to?: string; lang?: string | undefined };

type BreadcrumbProps = {
	/** From the root to this page; the last has no address. */
	crumbs: readonly Crumb[];
	/** The name of this navigation. */
	label: string;
};

export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className="text-sm text-quiet print-hidden">
			<ol className="flex flex-wrap items-center gap-x-2">
				{crumbs.map((crumb, index) => (
					<li key={`${crumb.to ?? ""}${crumb.label}`} className="flex min-w-0 items-center gap-2">
						{index > 0 && <Icon name="chevron-right" className="size-3.5 text-edge" />}
						{crumb.to ? (
							<TextLink to={crumb.to} look="plain" className="py-1">
								{crumb.label}
							</TextLink>
						) : (
							<span aria-current="page" lang={crumb.lang} className="py-1 text-ink">
								{crumb.label}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
