import { useState } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Button } from "../../../ui/button";
import { FieldGroup, useField } from "../../../ui/field";
import { TextInput } from "../../../ui/inputs";
import type { Messages } from "./live-form";

type AgesFieldProps = {
	/** Name of the list; its rows are named `children.0.age`. */
	name: string;
	values: Readonly<Record<string, string | string[]>>;
	messages: Messages;
};

/** Number of rows without scripts; with scripts rows can be added. */
const FIRST_ROWS = 4;
const MAX_ROWS = 20;

/** Ages of the children, one per row; empty rows are ignored. */
export function AgesField({ name, values, messages }: AgesFieldProps) {
	const { t } = useTranslation("forms");
	const [rows, setRows] = useState(() => Math.max(FIRST_ROWS, ...filledRows(name, values)));
	const error = messages[name];
	const { ids } = useField({ hint: true, error });
	return (
		<FieldGroup ids={ids} label={t("label.children")} hint={t("hint.children")} error={error}>
			<div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 min-[480px]:grid-cols-4">
				{Array.from({ length: rows }, (_, index) => {
					const field = `${name}.${index}.age`;
					return (
						<TextInput
							key={field}
							name={field}
							label={t("label.child", { number: index + 1 })}
							inputMode="numeric"
							autoComplete="off"
							defaultValue={[values[field]].flat()[0]}
							error={messages[field]}
						/>
					);
				})}
			</div>
			{rows < MAX_ROWS && (
				<Button
					variant="secondary"
					size="small"
					className="needs-script mt-4"
					onClick={() => setRows((before) => Math.min(before + FIRST_ROWS, MAX_ROWS))}
				>
					{t("moreChildren")}
				</Button>
			)}
		</FieldGroup>
	);
}

/** Returns, for each filled row, the number of rows needed to show it. */
function filledRows(name: string, values: AgesFieldProps["values"]): number[] {
	return Object.keys(values).flatMap((key) => {
		const [list, index, field] = key.split(".");
		return list === name && field === "age" ? [Number(index) + 1] : [];
	});
}
