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

/** To buy or to rent: what is chosen in one place of the page is chosen in all. */
export const goalBehaviours: Behaviours<{
	/** A choice between buying and renting, which others on the page follow. */
	goal: "";
}> = {
	goal: {
		// The browser may have kept the search's choice from before.
		show: (choice) => choice instanceof HTMLSelectElement && choose(choice.value),
		change(choice) {
			if (choice instanceof HTMLSelectElement || choice instanceof HTMLInputElement) choose(choice.value);
		},
	},
};
