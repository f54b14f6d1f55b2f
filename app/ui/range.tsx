import { type ComponentProps, useState } from "react";
import { Field, type FieldText, useField } from "./field";

type RangeProps = Omit<ComponentProps<"input">, keyof FieldText | "type" | "value" | "defaultValue" | "onChange"> &
	FieldText & {
		value?: number;
		defaultValue?: number;
		onValue?: (value: number) => void;
		/** The value in words, with its unit. */
		format?: (value: number) => string;
	};

export function Range({ value, defaultValue = 0, onValue, format = String, ...props }: RangeProps) {
	const { label, hint, error, required, hideLabel, className, id, ...control } = props;
	const text = { label, hint, error, required, hideLabel, className };
	const { ids, aria } = useField({ id, hint, error });
	const [own, setOwn] = useState(defaultValue);
	const shown = value ?? own;
	function change(next: number) {
		setOwn(next);
		onValue?.(next);
	}
	return (
		<Field ids={ids} {...text}>
			<div className="flex items-center gap-4">
				<input
					{...control}
					{...aria}
					id={ids.id}
					type="range"
					value={shown}
					aria-valuetext={format(shown)}
					onChange={(event) => change(event.currentTarget.valueAsNumber)}
					className="h-6 min-w-0 flex-1"
				/>
				<output htmlFor={ids.id} className="min-w-24 text-right font-medium tabular-nums">
					{format(shown)}
				</output>
			</div>
		</Field>
	);
}
