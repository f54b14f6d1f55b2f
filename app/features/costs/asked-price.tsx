import { Field, FieldError, useField } from "../../ui/field";
import { Money } from "../listing/money";
import type { FigureField } from "./figure-fields";

/** Price field in a form that submits while typing: the text stays, and the error arrives with the response. */
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
