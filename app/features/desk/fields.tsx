import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../../ui/icon";

type FieldText = { label: string; hint?: ReactNode; error?: string | undefined };

function useIds(hint: ReactNode, error: string | undefined) {
	const id = useId();
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
	return { id, described: described || undefined };
}

function FieldFrame({ id, label, hint, error, children }: FieldText & { id: string; children: ReactNode }) {
	return (
		<div className="desk-field">
			<label htmlFor={id}>{label}</label>
			{hint && (
				<p id={`${id}-hint`} className="desk-hint">
					{hint}
				</p>
			)}
			{children}
			<FieldError id={id} error={error} />
		</div>
	);
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
	return (
		error && (
			<p id={`${id}-error`} className="desk-error">
				<Icon name="circle-exclamation-point" className="desk-icon" />
				{error}
			</p>
		)
	);
}

/** Label above, hint under it, error below. */
export function DeskInput({ label, hint, error, ...input }: FieldText & Omit<ComponentProps<"input">, "id">) {
	const { id, described } = useIds(hint, error);
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<input
				type="text"
				{...input}
				id={id}
				className="desk-control"
				aria-invalid={Boolean(error)}
				aria-describedby={described}
			/>
		</FieldFrame>
	);
}

export function DeskTextArea({ label, hint, error, ...area }: FieldText & Omit<ComponentProps<"textarea">, "id">) {
	const { id, described } = useIds(hint, error);
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<textarea
				rows={4}
				{...area}
				id={id}
				className="desk-control"
				aria-invalid={Boolean(error)}
				aria-describedby={described}
			/>
		</FieldFrame>
	);
}

export type DeskOption = { value: string; label: string };

type DeskSelectProps = FieldText &
	Omit<ComponentProps<"select">, "id" | "children"> & { options: readonly DeskOption[] };

export function DeskSelect({ label, hint, error, options, ...select }: DeskSelectProps) {
	const { id, described } = useIds(hint, error);
	return (
		<FieldFrame id={id} label={label} hint={hint} error={error}>
			<select {...select} id={id} className="desk-control" aria-invalid={Boolean(error)} aria-describedby={described}>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}

type DeskChecksProps = FieldText & { name: string; options: readonly DeskOption[]; chosen: readonly string[] };

/** Boxes of which several can be ticked: a field of one name. */
export function DeskChecks({ label, hint, error, name, options, chosen }: DeskChecksProps) {
	const { id, described } = useIds(hint, error);
	return (
		<fieldset className="desk-field" aria-describedby={described}>
			<legend>{label}</legend>
			{hint && (
				<p id={`${id}-hint`} className="desk-hint">
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
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
