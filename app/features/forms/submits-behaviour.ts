import type { Behaviours } from "../../page/behaviour";

/** Typing makes one request at its end. */
const PAUSE_MS = 400;

let typing: ReturnType<typeof setTimeout> | undefined;

export const submitsBehaviours: Behaviours<{
	/** A form, or a list of choices, that is sent by itself. Fields do not follow the way back, so a form has one entry. */
	submits: "";
}> = {
	submits: {
		// Chosen before the scripts were there.
		show(select) {
			if (!(select instanceof HTMLSelectElement)) return;
			const { options, selectedIndex, form } = select;
			const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected);
			if (sent !== -1 && sent !== selectedIndex) form?.requestSubmit();
		},
		input(control) {
			clearTimeout(typing);
			typing = setTimeout(() => control.closest("form")?.requestSubmit(), PAUSE_MS);
		},
	},
};
