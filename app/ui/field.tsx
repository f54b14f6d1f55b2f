import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { useWords } from "./words";

export type FieldText = {
	label: ReactNode;
	/** Under the label: explanation and format. */
	hint?: ReactNode;
	/** The error message; its presence makes the field invalid. */
	error?: ReactNode;
	/** Shown as a word beside the label. */
	required?: boolean | undefined;
	/** Hides the label visually, if the context is clear. */
	hideLabel?: boolean | undefined;
};

type Described = { id: string; hintId: string | undefined; errorId: string | undefined };

function describedBy({ errorId, hintId }: Described): string | undefined {
	return [errorId, hintId].filter(Boolean).join(" ") || undefined;
}

/** The ids that connect a control with its texts, and the matching ARIA attributes. */
export function useField({ id, hint, error }: { id?: string | undefined; hint?: ReactNode; error?: ReactNode }) {
	const generated = useId();
	const fieldId = id ?? generated;
	const ids: Described = {
		id: fieldId,
		hintId: hint ? `${fieldId}-hint` : undefined,
		errorId: error ? `${fieldId}-error` : undefined,
	};
	return {
		ids,
		aria: {
			// Always set: without it, browsers call an empty required date or radio button invalid.
			"aria-invalid": Boolean(error),
			"aria-describedby": describedBy(ids),
		},
	};
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
	const { error } = useWords();
	return (
		<p id={id} className="mt-(--field-gap) flex items-start gap-2 text-sm font-medium text-wrong">
			<Icon name="circle-exclamation-point" className="mt-px size-4" />
			<span>
				{error && <span className="sr-only">{error}</span>}
				{children}
			</span>
		</p>
	);
}

function RequiredMark() {
	const { required } = useWords();
	return <span className="text-sm font-normal text-quiet"> ({required})</span>;
}

type FieldProps = FieldText & { ids: Described; className?: string | undefined; children: ReactNode };

function FieldBody({ ids, hint, error, hideLabel, children }: FieldProps) {
	return (
		<>
			{hint && (
				<p id={ids.hintId} className="mt-1 text-sm text-quiet">
					{hint}
				</p>
			)}
			<div className={hideLabel ? undefined : "mt-(--field-gap)"}>{children}</div>
			{error && <FieldError id={ids.errorId}>{error}</FieldError>}
		</>
	);
}

/** Label above, hint under the label, control, error under the control. */
export function Field(field: FieldProps) {
	const { ids, label, required, hideLabel, className } = field;
	return (
		<div className={classNames("field min-w-0", className)}>
			<label htmlFor={ids.id} className={hideLabel ? "sr-only" : "block font-medium leading-snug"}>
				{label}
				{required && <RequiredMark />}
			</label>
			<FieldBody {...field} />
		</div>
	);
}

/** The same for a group of controls: a fieldset whose legend is the label. */
export function FieldGroup(field: FieldProps) {
	const { ids, label, required, hideLabel, className } = field;
	return (
		<fieldset id={ids.id} aria-describedby={describedBy(ids)} className={classNames("field min-w-0", className)}>
			<legend className={hideLabel ? "sr-only" : "font-medium leading-snug"}>
				{label}
				{required && <RequiredMark />}
			</legend>
			<FieldBody {...field} />
		</fieldset>
	);
}

/** Invalid controls; `data-wrong` marks an invalid captcha. */
const WRONG_CONTROL = "[aria-invalid=true], [data-wrong]";

/** Opens the `<details>` around a control. */
export function openDetails(control: Pick<Element, "closest">): void {
	const fold = control.closest("details");
	if (fold) fold.open = true;
}

/** Focuses the first invalid control and opens its `<details>`; false if there is none. */
export function focusFirstInvalid(within: Element | null): boolean {
	const control = within?.querySelector<HTMLElement>(WRONG_CONTROL);
	if (!control) return false;
	openDetails(control);
	control.focus();
	return true;
}

/**
 * For every form with required fields: Firefox calls the form invalid while one is empty, and a screen reader announces
 * that at the first field, before anything is submitted.
 */
export const notInvalidYet = { "aria-invalid": false } as const;
