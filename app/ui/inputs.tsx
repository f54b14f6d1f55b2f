import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Field, type FieldText, useField } from "./field";
import { Icon } from "./icon";

type ControlProps<Element extends "input" | "textarea" | "select"> = Omit<ComponentProps<Element>, keyof FieldText> &
	FieldText & {
		/** Class of the whole field, not of the control. */
		className?: string | undefined;
	};

/** Separates the props of the field from those of its control. */
function splitText<Props extends FieldText & { className?: string | undefined }>(props: Props) {
	const { label, hint, error, required, hideLabel, className, ...control } = props;
	return { text: { label, hint, error, required, hideLabel, className }, control };
}

type TextInputProps = ControlProps<"input"> & {
	/** Unit or sign before or after the value: €, m². */
	before?: ReactNode;
	after?: ReactNode;
};

export function TextInput({ before, after, ...props }: TextInputProps) {
	const { text, control } = splitText(props);
	const { ids, aria } = useField({ id: control.id, ...text });
	const input = <input type="text" {...control} {...aria} id={ids.id} required={text.required} className="control" />;
	return (
		<Field ids={ids} {...text}>
			{before || after ? (
				<div className="control-with-sign">
					{before && <span aria-hidden="true">{before}</span>}
					{input}
					{after && <span aria-hidden="true">{after}</span>}
				</div>
			) : (
				input
			)}
		</Field>
	);
}

export function TextArea({ rows = 5, ...props }: ControlProps<"textarea">) {
	const { text, control } = splitText(props);
	const { ids, aria } = useField({ id: control.id, ...text });
	return (
		<Field ids={ids} {...text}>
			<textarea {...control} {...aria} id={ids.id} rows={rows} required={text.required} className="control" />
		</Field>
	);
}

type SelectOption = { value: string; label: string };

type SelectProps = ControlProps<"select"> & {
	options?: readonly SelectOption[];
	/** Empty first option. */
	placeholder?: string;
	/** `inline`: small, with an underline instead of a border, for a sentence or a toolbar. */
	look?: "box" | "inline";
};

/** Native select. Options as data, or as children for groups. */
export function Select({ options, placeholder, look = "box", children, ...props }: SelectProps) {
	const { text, control } = splitText(props);
	const { ids, aria } = useField({ id: control.id, ...text });
	return (
		<Field ids={ids} {...text}>
			<div className="relative">
				<select
					{...control}
					{...aria}
					id={ids.id}
					required={text.required}
					className={classNames("control", look === "inline" && "control-inline")}
				>
					{placeholder !== undefined && <option value="">{placeholder}</option>}
					{options?.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
					{children}
				</select>
				<Icon name="chevron-down" className="select-arrow" />
			</div>
		</Field>
	);
}

export function FileInput(props: ControlProps<"input">) {
	const { text, control } = splitText(props);
	const { ids, aria } = useField({ id: control.id, ...text });
	return (
		<Field ids={ids} {...text}>
			<input {...control} {...aria} id={ids.id} type="file" required={text.required} className="control-file" />
		</Field>
	);
}
