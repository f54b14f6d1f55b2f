import { CheckboxGroup } from "../../../ui/choices";
import { Popover } from "../../../ui/popover";
import { Row, Section } from "./section";

export function Overlays() {
	return (
		<Section id="overlays" title="What floats">
			<Row>
				<Popover label="Type" icon="sliders-horizontal">
					<CheckboxGroup label="Kinds" name="kinds" choices={[{ value: "house", label: "House" }]} />
				</Popover>
				<Popover label="Price" active align="end">
					<p>Opens towards the left.</p>
				</Popover>
			</Row>
		</Section>
	);
}
