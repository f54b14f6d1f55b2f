import { Button } from "../../../ui/button";
import { CheckboxGroup } from "../../../ui/choices";
import { closeDialog, Dialog, DialogButton, Drawer } from "../../../ui/dialog";
import { Popover } from "../../../ui/popover";
import { showToast } from "../../../ui/toast";
import { Row, Section } from "./section";

const localities = ["start", "end", "bottom"] as const;

export function Overlays() {
	return (
		<Section id="overlays" title="What floats">
			<Row>
				<DialogButton dialog="design-dialog" variant="secondary">
					Open a dialog
				</DialogButton>
				{localities.map((place) => (
					<DialogButton key={place} dialog={`design-drawer-${place}`} variant="secondary">
						Drawer: {place}
					</DialogButton>
				))}
				<Popover label="Type" icon="sliders-horizontal">
					{(close) => (
						<>
							<CheckboxGroup label="Kinds" name="kinds" choices={[{ value: "house", label: "House" }]} />
							<Button size="small" onClick={close}>
								Show 12 homes
							</Button>
						</>
					)}
				</Popover>
				<Popover label="Price" active align="end">
					<p>Opens towards the left.</p>
				</Popover>
				<Button variant="secondary" onClick={() => showToast("Saved to your favourites.")}>
					Show a message
				</Button>
			</Row>
			<Dialog
				id="design-dialog"
				title="Send to a friend"
				foot={<Button onClick={() => closeDialog("design-dialog")}>Send the home</Button>}
			>
				<p>The page behind waits. Escape closes this, and the focus returns to where it was.</p>
			</Dialog>
			{localities.map((place) => (
				<Drawer key={place} id={`design-drawer-${place}`} title="Filters" place={place}>
					<p>A dialog at the edge of the screen.</p>
				</Drawer>
			))}
		</Section>
	);
}
