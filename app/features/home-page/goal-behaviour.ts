import type { Behaviours } from "../../page/behaviour";

function choose(goal: string): void {
	for (const choice of document.querySelectorAll("[data-goal]")) {
		if (choice instanceof HTMLSelectElement) choice.value = goal;
		if (choice instanceof HTMLInputElement) choice.checked = choice.value === goal;
	}
	for (const price of document.querySelectorAll<HTMLInputElement>("[data-sale][data-rent]")) {
		price.placeholder = price.dataset[goal] ?? "";
	}
}

/** Choice between buying and renting, kept in sync across the page. */
export const goalBehaviours: Behaviours<{
	/** Control for the goal; the others on the page follow it. */
	goal: "";
}> = {
	goal: {
		// The browser may have restored an earlier choice.
		show: (choice) => choice instanceof HTMLSelectElement && choose(choice.value),
		change(choice) {
			if (choice instanceof HTMLSelectElement || choice instanceof HTMLInputElement) choose(choice.value);
		},
	},
};
