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
			{error && (
				<p id={`${id}-error`} className="desk-error">
					<Icon name="circle-exclamation-point" className="desk-icon" />
					{error}
				</p>
			)}
		</div>
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
				aria-invalid={error ? true : undefined}
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
				aria-invalid={error ? true : undefined}
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
			<select
				{...select}
				id={id}
				className="desk-control"
				aria-invalid={error ? true : undefined}
				aria-describedby={described}
			>
				{options.map(({ value, label: text }) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</FieldFrame>
	);
}
