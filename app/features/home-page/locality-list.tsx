import { useTranslation } from "../../i18n/texts";
import { Anchor } from "../../ui/link";

export type LocalityEntry = { name: string; count: number; path: string };

type LocalityListProps = { id: string; title: string; localities: readonly LocalityEntry[]; className?: string };

/** Cities with their number of properties. */
export function LocalityList({ id, title, localities, className }: LocalityListProps) {
	const { t } = useTranslation("home");
	return (
		<div className={className}>
			<h3 id={id} className="border-hairline border-b pb-2 font-medium font-sans text-base">
				{title}
			</h3>
			<ul aria-labelledby={id} className="place-columns">
				{localities.map((locality) => (
					<li key={locality.path} className="border-hairline border-b">
						<Anchor
							to={locality.path}
							className="flex min-h-11 items-center justify-between gap-4 py-2 no-underline hover:text-accent hover:underline"
						>
							{locality.name}
							<span aria-hidden="true" className="text-quiet tabular-nums">
								{locality.count}
							</span>
							<span className="sr-only">, {t("places.count", { count: locality.count })}</span>
						</Anchor>
					</li>
				))}
			</ul>
		</div>
	);
}
