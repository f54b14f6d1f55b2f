import type { Behaviours } from "../../../page/behaviour";
import { OPEN, openIsland } from "../../../page/presses";

export const enquiryBehaviours: Behaviours<{
	/** Section whose form loads on a press or when its anchor is the URL hash. Value: id of the form's island. */
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
