import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/choices";
import { TextInput } from "../../ui/inputs";
import type { ProjectFilterValues } from "./project-filter-address";

type ProjectFilterProps = {
	path: string;
	filter: ProjectFilterValues;
	/** Where there are projects, offered while typing. */
	towns: readonly string[];
};

/** A plain form: the address holds the filter. */
export function ProjectFilter({ path, filter, towns }: ProjectFilterProps) {
	const { t } = useTranslation("project");
	const listId = useId();
	return (
		<Form
			method="get"
			action={path}
			key={JSON.stringify(filter)}
			className="mt-8 flex flex-wrap items-end gap-x-6 gap-y-4 border-hairline border-b pb-8"
		>
			<TextInput
				label={t("list.place")}
				name="city"
				list={listId}
				maxLength={100}
				defaultValue={filter.locality}
				className="w-full tablet:w-72"
			/>
			<datalist id={listId}>
				{towns.map((locality) => (
					<option key={locality} value={locality} />
				))}
			</datalist>
			<Checkbox name="available" value="1" label={t("list.available")} defaultChecked={filter.isAvailable} />
			<Button type="submit" variant="secondary">
				{t("list.submit")}
			</Button>
		</Form>
	);
}
