import type { Behaviours } from "../../../page/behaviour";
import { OPEN, openIsland } from "../../../page/presses";

export const enquiryBehaviours: Behaviours<{
	/** A section with a form that waits for a press or for its anchor: the id of the form's island. */
	enquiry: string;
}> = {
	enquiry: {
		begin(section) {
			section.addEventListener(OPEN, () => {
				if (section.dataset.open !== undefined) return;
				section.dataset.open = "";
				section.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
			});
		},
		show: (section, id) => location.hash === `#${section.id}` && void openIsland(id),
	},
};
