import { Icon } from "./icon";
import { TextLink } from "./link";

/** `lang`: the label's language if it differs from the page's. */
export type Crumb = { label: string; to?: string; lang?: string | undefined };

type BreadcrumbProps = {
	/** From the root to this page. The last one is not rendered, because the title says it. */
	crumbs: readonly Crumb[];
	/** Accessible name of the navigation. */
	label: string;
};

export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
	return (
		<nav aria-label={label} className="text-sm text-quiet print-hidden">
			<ol className="flex flex-wrap items-center gap-x-2 gap-y-6">
				{crumbs.slice(0, -1).map((crumb, index) => (
					<li key={`${crumb.to ?? ""}${crumb.label}`} className="flex min-w-0 items-center gap-2">
						{index > 0 && <Icon name="chevron-right" className="size-3.5 text-edge" />}
						<TextLink to={crumb.to ?? ""} lang={crumb.lang} look="plain" className="reach py-1">
							{crumb.label}
						</TextLink>
					</li>
				))}
			</ol>
		</nav>
	);
}
