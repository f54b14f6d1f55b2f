import { PlaceField } from "../../../features/search/live/place-field";
import { useTranslation } from "../../../i18n/texts";
import { Island } from "../../../page/island";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import type { ProjectFilterValues } from "./project-filter-address";

type ProjectFilterProps = {
	path: string;
	/** With the names of its places. */
	filter: ProjectFilterValues & { labels: readonly string[] };
};

/** A plain form: the address holds the filter. */
export function ProjectFilter({ path, filter }: ProjectFilterProps) {
	const { t } = useTranslation("project");
	return (
		<form
			method="get"
			action={path}
			className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 border-hairline border-b pb-8"
		>
			<Island
				of={PlaceField}
				props={{
					label: t("list.place"),
					name: "city",
					places: filter.places.map((value, index) => ({ value, label: filter.labels[index] ?? value })),
					radius: filter.radius ?? 0,
					className: "w-full tablet:w-104",
				}}
			/>
			<Checkbox name="available" value="1" label={t("list.available")} defaultChecked={filter.isAvailable} />
			<Button type="submit" variant="secondary">
				{t("list.submit")}
			</Button>
		</form>
	);
}
