import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { useLanguage } from "../../features/layout/site-data";
import { SearchField } from "../../features/search/search-field";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/choices";
import type { ProjectFilterValues } from "./project-filter-address";

type ProjectFilterProps = {
	path: string;
	filter: ProjectFilterValues;
};

/** A plain form: the address holds the filter. */
export function ProjectFilter({ path, filter }: ProjectFilterProps) {
	const { t } = useTranslation("project");
	const language = useLanguage();
	return (
		<Form
			method="get"
			action={path}
			key={JSON.stringify(filter)}
			className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 border-hairline border-b pb-8"
		>
			<SearchField
				language={language}
				label={t("list.place")}
				name="city"
				defaultValue={filter.locality}
				className="w-full tablet:w-72"
			/>
			<Checkbox name="available" value="1" label={t("list.available")} defaultChecked={filter.isAvailable} />
			<Button type="submit" variant="secondary">
				{t("list.submit")}
			</Button>
		</Form>
	);
}
