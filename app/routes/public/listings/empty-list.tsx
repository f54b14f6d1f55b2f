import { formatNumber } from "../../../domain/formatting/numbers";
import type { Relaxed } from "../../../domain/relaxation";
import { PropertyGrid } from "../../../features/listing/property-grid";
import { opensAlert } from "../../../features/search/alert-link";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { ButtonLink } from "../../../ui/button";
import { Anchor } from "../../../ui/link";

type EmptyListProps = {
	/** URL of the list without filters. */
	reset: string;
	/** The list has properties, but no page of this number. */
	beyondEnd: boolean;
	first: string;
	/** URL to register this search. */
	keepInformed: string;
	relaxed: Relaxed | null;
};

/** The empty list: relaxed searches, nearby properties and a saved search. */
export function EmptyList({ reset, beyondEnd, first, keepInformed, relaxed }: EmptyListProps) {
	const { t } = useTranslation("listing");
	if (beyondEnd) {
		return (
			<div className="max-w-measure py-16">
				<p className="text-lg">{t("list.beyond.text")}</p>
				<ButtonLink to={first} className="mt-6">
					{t("list.beyond.first")}
				</ButtonLink>
			</div>
		);
	}
	return (
		<div className="py-12">
			<div className="max-w-measure">
				<h2 className="text-3xl">{t("list.empty.title")}</h2>
				<p className="mt-4 text-lg text-quiet">{t("list.empty.text")}</p>
				{relaxed && relaxed.relaxations.length > 0 && <Relaxations relaxations={relaxed.relaxations} />}
				<div className="mt-8 flex flex-wrap gap-3">
					<ButtonLink to={keepInformed} {...opensAlert} icon="bell">
						{t("list.empty.register")}
					</ButtonLink>
					<ButtonLink to={reset} variant="secondary">
						{t("list.empty.reset")}
					</ButtonLink>
				</div>
			</div>
			{relaxed && relaxed.nearest.length > 0 && (
				<section className="mt-14" aria-labelledby="nearest">
					<h2 id="nearest" className="mb-6 text-2xl">
						{t("list.empty.nearest")}
					</h2>
					<PropertyGrid properties={relaxed.nearest} columns="two" />
				</section>
			)}
		</div>
	);
}

function Relaxations({ relaxations }: Pick<Relaxed, "relaxations">) {
	const language = useLanguage();
	const { t } = useTranslation("listing");
	return (
		<ul aria-label={t("list.empty.less")} className="mt-8 border-hairline border-t">
			{relaxations.map(({ kind, value, total, path }) => (
				<li key={kind} className="border-hairline border-b">
					<Anchor
						to={path}
						className="flex min-h-12 items-center justify-between gap-4 py-2 no-underline hover:text-accent"
					>
						<span>{t(`list.empty.relax.${kind}`, { value })}</span>
						<span className="text-quiet tabular-nums">{formatNumber(total, language)}</span>
					</Anchor>
				</li>
			))}
		</ul>
	);
}
