import { screenReaderPrice } from "../../domain/formatting/spoken-price";
import { useLanguage, useTranslation } from "../../i18n/texts";
import { control } from "../../page/controls";
import { Icon } from "../../ui/icon";
import { Anchor, TextLink } from "../../ui/link";

/** Criterion of the search, with the URL of the list without it. */
export type ChipLink = { key: string; label: string; to: string };

type ChipRowProps = { chips: readonly ChipLink[]; reset: string };

/** Active filters, each a link to the list without it. */
export function ChipRow({ chips, reset }: ChipRowProps) {
	const { t } = useTranslation("search");
	const language = useLanguage();
	if (chips.length === 0) return null;
	return (
		<ul aria-label={t("chip.label")} className="flex flex-wrap items-center gap-2">
			{chips.map((chip) => (
				<li key={chip.key} className="min-w-0">
					<Anchor
						to={chip.to}
						{...control("swap", "")}
						aria-label={t("chip.remove", { name: screenReaderPrice(chip.label, language) })}
						className="inline-flex min-h-9 max-tablet:min-h-11 items-center gap-2 rounded-control border border-hairline bg-surface px-3 text-sm no-underline transition-colors hover:border-ink"
					>
						<span aria-hidden="true" className="min-w-0 truncate tabular-nums">
							{chip.label}
						</span>
						<Icon name="x" className="print-hidden size-3.5" />
					</Anchor>
				</li>
			))}
			<li className="print-hidden">
				<TextLink
					to={reset}
					{...control("swap", "")}
					className="inline-flex min-h-9 max-tablet:min-h-11 items-center px-2 text-sm"
				>
					{t("panel.reset")}
				</TextLink>
			</li>
		</ul>
	);
}
