import type { Goal } from "../../domain/property/property";
import { useTranslation } from "../../i18n/texts";
import { Badge } from "../../ui/badge";
import { Icon } from "../../ui/icon";
import { Anchor } from "../../ui/link";
import type { GoneListing } from "./load/page-data";

type GoneNearProps = { goal: Goal; listings: readonly GoneListing[] };

/** What was sold or let nearby lately. Without prices: the agency knows what was asked, not what may be told. */
export function GoneNear({ goal, listings }: GoneNearProps) {
	const { t } = useTranslation(["property", "listing"]);
	if (listings.length === 0) return null;
	return (
		<details id="gone-near" className="fold fold-group mt-6 print-hidden">
			<summary>
				<h3>{t(goal === "sale" ? "goneNear.sale" : "goneNear.rent")}</h3>
				<Icon name="chevron-down" />
			</summary>
			<ul className="mt-3">
				{listings.map(({ path, title, titleLanguage, city, state }) => (
					<li key={path} className="border-hairline border-t">
						<Anchor
							to={path}
							className="flex min-h-11 items-center justify-between gap-4 py-2 no-underline hover:text-accent"
						>
							<span className="min-w-0">
								<span lang={titleLanguage}>{title}</span>
								{city && <span className="text-quiet"> · {city}</span>}
							</span>
							<Badge tone="ink" className="shrink-0">
								{t(`listing:state.${state}`)}
							</Badge>
						</Anchor>
					</li>
				))}
			</ul>
		</details>
	);
}
