import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Anchor } from "../../ui/link";
import { VisuallyHidden } from "../../ui/visually-hidden";

export type PlaceEntry = { name: string; count: number; path: string };

type PlaceListProps = { title: string; places: readonly PlaceEntry[]; className?: string };

/** Cities and how many homes each has, as a timetable has its stations. */
export function PlaceList({ title, places, className }: PlaceListProps) {
	const { t } = useTranslation("home");
	const titleId = useId();
	return (
		<div className={className}>
			<h3 id={titleId} className="border-ink border-b pb-3 font-medium font-sans text-base">
				{title}
			</h3>
			<ul aria-labelledby={titleId} className="place-columns">
				{places.map((place) => (
					<li key={place.path} className="border-hairline border-b">
						<Anchor
							to={place.path}
							className="flex min-h-11 items-center justify-between gap-4 py-2 no-underline hover:text-accent hover:underline"
						>
							{place.name}
							<span aria-hidden="true" className="text-quiet tabular-nums">
								{place.count}
							</span>
							<VisuallyHidden>, {t("places.count", { count: place.count })}</VisuallyHidden>
						</Anchor>
					</li>
				))}
			</ul>
		</div>
	);
}
