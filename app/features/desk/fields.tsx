import type { ComponentProps, ReactNode } from "react";
import { useField } from "../../ui/field";
import { Icon } from "../../ui/icon";

type FieldText = { label: string; hint?: ReactNode; error?: string | undefined };

type Ids = ReturnType<typeof useField>["ids"];

function FieldFrame({ ids, label, hint, error, children }: FieldText & { ids: Ids; children: ReactNode }) {
	return (
		<div className="desk-field">
			<label htmlFor={ids.id}>{label}</label>
			{hint && (
				<p id={ids.hintId} className="desk-hint">
					{hint}
				</p>
			)}
			{children}
			<FieldError id={ids.errorId} error={error} />
		</div>
	);
}

function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
	return (
		error && (
			<p id={id} className="desk-error">
				<Icon name="circle-exclamation-point" className="desk-icon" />
				{error}
			</p>
		)
	);
}

/** Label above, hint under it, error below. */
export function DeskInput({ label, hint, error, ...input }: FieldText & Omit<ComponentProps<"input">, "id">) {
	const { ids, aria } = useField({ hint, error });
	return (
		<FieldFrame ids={ids} label={label} hint={hint} error={error}>
			<input type="text" {...input} {...aria} id={ids.id} className="desk-control" />
		</FieldFrame>
	);
}

export function DeskTextArea({ label, hint, error, ...area }: FieldText & Omit<ComponentProps<"textarea">, "id">) {
	const { ids, aria } = useField({ hint, error });
	return (
		<FieldFrame ids={ids} label={label} hint={hint} error={error}>
			<textarea rows={4} {...area} {...aria} id={ids.id} className="desk-control" />
		</FieldFrame>
	);
}

export type DeskOption = { value: string; label: string };

type DeskSelectProps = FieldText &
	Omit<ComponentProps<"select">, "id" | "children"> & { options: readonly DeskOption[] };

export function DeskSelect({ label, hint, error, options, ...select }: DeskSelectProps) {
	const { ids, aria } = useField({ hint, error });
	return (
		<FieldFrame ids={ids} label={label} hint={hint} error={error}>
			{/* React leaves a list as it is where it is to begin with another value, and resets it to the first one. */}
			<select key={String(select.defaultValue)} {...select} {...aria} id={ids.id} className="desk-control">
				<Options options={options} />
			</select>
		</FieldFrame>
	);
}

/** The choices of a list. */
export function Options({ options }: { options: readonly DeskOption[] }) {
	return options.map(({ value, label }) => (
		<option key={value} value={value}>
			{label}
		</option>
	));
}

type DeskChecksProps = FieldText & { name: string; options: readonly DeskOption[]; chosen: readonly string[] };

/** Boxes of which several can be ticked: a field of one name. */
export function DeskChecks({ label, hint, error, name, options, chosen }: DeskChecksProps) {
	const { ids, aria } = useField({ hint, error });
	return (
		<fieldset className="desk-field" aria-describedby={aria["aria-describedby"]}>
			<legend>{label}</legend>
			{hint && (
				<p id={ids.hintId} className="desk-hint">
					{hint}
				</p>
			)}
			<div className="desk-checks">
				{options.map(({ value, label: text }) => (
					<label key={value} className="desk-check">
						<input
							type="checkbox"
							name={name}
							value={value}
							defaultChecked={chosen.includes(value)}
							aria-invalid={Boolean(error)}
						/>
						{text}
					</label>
				))}
			</div>
			<FieldError id={ids.errorId} error={error} />
		</fieldset>
	);
}
