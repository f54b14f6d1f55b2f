import { useTranslation } from "react-i18next";
import type { Goal } from "../../domain/property/property";
import type { Search } from "../../domain/search/search";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";
import { useLanguage } from "../layout/site-data";
import type { Chip } from "./chips";
import { listAddress } from "./search-address";

type ChipRowProps = { chips: readonly Chip[]; search: Search; goal: Goal; reset: string };

/** The chosen filters: each a link to the list without it. */
export function ChipRow({ chips, search, goal, reset }: ChipRowProps) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	if (chips.length === 0) return null;
	return (
		<ul aria-label={t("chip.label")} className="flex flex-wrap items-center gap-2">
			{chips.map((chip) => (
				<li key={chip.key} className="min-w-0">
					<Anchor
						to={listAddress(goal, search, language, { ...chip.without, page: 1 })}
						keepScroll
						aria-label={t("chip.remove", { name: chip.label })}
						className="inline-flex min-h-9 items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-sm no-underline transition-colors hover:border-ink"
					>
						<span className="min-w-0 truncate tabular-nums">{chip.label}</span>
						<Icon name="x" className="size-3.5" />
					</Anchor>
				</li>
			))}
			<li>
				<TextLink to={reset} keepScroll className="inline-flex min-h-9 items-center px-2 text-sm">
					{t("panel.reset")}
				</TextLink>
			</li>
		</ul>
	);
}
