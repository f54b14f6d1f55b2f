import { type ReactNode, useId } from "react";

type ProgressProps = {
	label: ReactNode;
	/** Between 0 and `max`; absent while unknown. */
	value?: number;
	max?: number;
	/** The value in words. */
	text?: ReactNode;
};

export function Progress({ label, value, max = 1, text }: ProgressProps) {
	const id = useId();
	return (
		<div>
			<div className="flex justify-between gap-4 text-sm">
				<label htmlFor={id}>{label}</label>
				{text && <span className="tabular-nums text-quiet">{text}</span>}
			</div>
			<progress id={id} value={value} max={max} className="progress mt-2" />
		</div>
	);
}
