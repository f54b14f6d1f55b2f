import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { FieldError, FieldGroup, type FieldText, useField } from "./field";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
};

/** A single checkbox; for consent, never checked by default. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
	const { ids, aria } = useField({ id, hint, error });
	return (
		<div className={className}>
			<label className="choice">
				<input {...rest} {...aria} id={ids.id} type="checkbox" />
				<span>{label}</span>
			</label>
			{hint && (
				<p id={ids.hintId} className="-mt-1.5 pb-2 pl-8 text-sm text-quiet">
					{hint}
				</p>
			)}
			{error && <FieldError id={ids.errorId}>{error}</FieldError>}
		</div>
	);
}

export type Choice = {
	value: string;
	label: ReactNode;
	/** Consecutive choices of a family are folded under its name; the first one in the list starts open. */
	family?: string;
};

type ChoiceGroupProps = FieldText &
	Omit<ComponentProps<"input">, keyof FieldText | "type" | "value" | "defaultValue" | "id" | "ref"> & {
		id?: string;
		choices: readonly Choice[];
		/** `list`: one under the other; `row`: beside each other while there is room; `segments`: a bar of equal parts. */
		look?: "list" | "row" | "segments";
	};

const looks = {
	list: "flex flex-col",
	row: "flex flex-wrap gap-x-6",
	segments: "segments",
};

type RadioGroupProps = ChoiceGroupProps & {
	/** Controlled value; needs `onChange`. */
	value?: string | undefined;
	defaultValue?: string | undefined;
};

export function RadioGroup({ value, defaultValue, ...props }: RadioGroupProps) {
	return (
		<ChoiceGroup
			{...props}
			type="radio"
			isChecked={value === undefined ? undefined : (choice) => choice === value}
			isCheckedAtFirst={(choice) => choice === defaultValue}
		/>
	);
}

type CheckboxGroupProps = ChoiceGroupProps & {
	defaultValue?: readonly string[] | undefined;
};

export function CheckboxGroup({ defaultValue, ...props }: CheckboxGroupProps) {
	return (
		<ChoiceGroup {...props} type="checkbox" isCheckedAtFirst={(choice) => defaultValue?.includes(choice) ?? false} />
	);
}

type ChoiceGroupInnerProps = ChoiceGroupProps & {
	type: "radio" | "checkbox";
	/** For a controlled group. */
	isChecked?: ((value: string) => boolean) | undefined;
	isCheckedAtFirst: (value: string) => boolean;
};

function ChoiceGroup({
	type,
	isChecked,
	isCheckedAtFirst,
	choices,
	look = "list",
	id,
	label,
	hint,
	error,
	required,
	hideLabel,
	className,
	...input
}: ChoiceGroupInnerProps) {
	const { ids } = useField({ id, hint, error });
	const draw = (choice: Choice) => (
		<label key={choice.value} className={look === "segments" ? "segment" : "choice"}>
			<input
				{...input}
				type={type}
				value={choice.value}
				required={type === "radio" && required}
				aria-invalid={Boolean(error) && !input.disabled}
				// Repeats the fieldset's description: some screen readers do not announce that of a group.
				aria-describedby={ids.errorId}
				{...(isChecked ? { checked: isChecked(choice.value) } : { defaultChecked: isCheckedAtFirst(choice.value) })}
			/>
			<span>{choice.label}</span>
		</label>
	);
	const families = familiesOf(choices);
	const isFolded = families.some(({ name }) => name !== undefined);
	return (
		<FieldGroup {...{ ids, label, hint, error, required, hideLabel, className }}>
			<div className={classNames(isFolded ? "choice-families" : looks[look], error ? "choices-wrong" : undefined)}>
				{families.map(({ name, members }, index) =>
					name === undefined ? (
						members.map(draw)
					) : (
						<details key={name} open={index === 0 || members.some(({ value }) => isCheckedAtFirst(value)) || undefined}>
							<summary>{name}</summary>
							<div className={looks.row}>{members.map(draw)}</div>
						</details>
					),
				)}
			</div>
		</FieldGroup>
	);
}

type Family = { name: string | undefined; members: Choice[] };

function familiesOf(choices: readonly Choice[]): Family[] {
	const families: Family[] = [];
	for (const choice of choices) {
		const last = families.at(-1);
		if (last && last.name === choice.family) last.members.push(choice);
		else families.push({ name: choice.family, members: [choice] });
	}
	return families;
}
