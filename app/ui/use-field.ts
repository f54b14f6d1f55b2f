import { type ReactNode, useId } from "react";

export type Described = { id: string; hintId: string | undefined; errorId: string | undefined };

export function describedBy({ errorId, hintId }: Described): string | undefined {
	return [errorId, hintId].filter(Boolean).join(" ") || undefined;
}

/** The ids that connect a control with its texts, and the matching ARIA attributes. */
export function useField({
	id,
	hint,
	error,
}: {
	id?: string | undefined;
	hint?: ReactNode;
	error?: string | undefined;
}) {
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
			"aria-invalid": error ? (true as const) : undefined,
			"aria-describedby": describedBy(ids),
		},
	};
}
