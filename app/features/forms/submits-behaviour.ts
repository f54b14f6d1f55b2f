import type { Behaviours } from "../../page/behaviour";

/** Debounce in milliseconds. */
const PAUSE_MS = 400;

let typing: ReturnType<typeof setTimeout> | undefined;

export const submitsBehaviours: Behaviours<{
	/** Form or select that submits itself. Fields do not follow the history, so all submissions share one entry. */
	submits: "";
}> = {
	submits: {
		// The choice was changed before the scripts loaded.
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
