import { Field, FieldError, useField } from "../../ui/field";
import { Money } from "../listing/money";
import type { FigureField } from "./figure-fields";

/** The price in a form that is sent while it is typed: what is typed on stays, and its message comes with the answer. */
export function AskedPrice({ label, asked }: { label: string; asked: FigureField }) {
	const { ids, aria } = useField({ id: "asked-price", error: asked.fault });
	return (
		<Field ids={ids} label={label}>
			<div className="control-with-sign">
				<span aria-hidden="true">€</span>
				<input
					{...aria}
					id={ids.id}
					data-swapped="attributes"
					type="text"
					name="price"
					inputMode="decimal"
					autoComplete="off"
					defaultValue={asked.text}
					className="control"
				/>
			</div>
			<div id="asked-price-fault" data-swapped>
				{asked.fault && (
					<FieldError id={ids.errorId}>
						<Money>{asked.fault}</Money>
					</FieldError>
				)}
			</div>
		</Field>
	);
}
