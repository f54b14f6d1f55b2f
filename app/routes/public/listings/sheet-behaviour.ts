import type { Behaviours } from "../../../page/behaviour";
import { PHONE } from "../../../ui/phone";

const stops = ["peek", "half", "full"] as const;
type Stop = (typeof stops)[number];

/** Drag distance in pixels; less is a press on the handle. */
const PULL_PX = 24;

let start: number | null = null;
let pulled = 0;

function sheetOf(handle: HTMLElement): HTMLElement | null {
	return handle.closest<HTMLElement>("[data-stop]");
}

function stopAt(sheet: HTMLElement, stop: Stop): void {
	sheet.dataset.stop = stop;
	const isUp = stop !== "peek";
	sheet.querySelector("[data-sheet]")?.setAttribute("aria-expanded", String(isUp));
	// Content below the edge of the screen must not be reached by keyboard.
	const content = sheet.querySelector<HTMLElement>("[data-sheet-content]");
	const isSheet = matchMedia(PHONE).matches && sheet.closest("[data-view='map']") !== null;
	if (content) content.inert = isSheet && !isUp;
}

function stopOf({ dataset }: HTMLElement): Stop {
	return stops.find((stop) => stop === dataset.stop) ?? "peek";
}

/** Applies the current stop again, for another screen size. */
function stay(handle: HTMLElement): void {
	const sheet = sheetOf(handle);
	if (sheet) stopAt(sheet, stopOf(sheet));
}

function next(sheet: HTMLElement, by: 1 | -1): void {
	const at = stops.indexOf(stopOf(sheet));
	stopAt(sheet, stops[Math.min(Math.max(at + by, 0), stops.length - 1)] ?? "peek");
}

function watch(handle: HTMLElement): void {
	handle.addEventListener("pointerdown", (event) => {
		start = event.clientY;
		pulled = 0;
		handle.setPointerCapture(event.pointerId);
	});
	handle.addEventListener("pointermove", (event) => {
		if (start !== null) pulled = event.clientY - start;
	});
	for (const type of ["pointerup", "pointercancel"]) {
		handle.addEventListener(type, () => {
			start = null;
			const sheet = sheetOf(handle);
			if (sheet && Math.abs(pulled) >= PULL_PX) next(sheet, pulled < 0 ? 1 : -1);
		});
	}
}

/** Bottom sheet with the list, under a phone's map: three stops, dragged or pressed. */
export const sheetBehaviours: Behaviours<{
	/** Handle of the sheet. */
	sheet: "";
}> = {
	sheet: {
		begin(handle) {
			watch(handle);
			matchMedia(PHONE).addEventListener("change", () => stay(handle));
		},
		show: stay,
		click(handle) {
			// A drag ends with a click of its own.
			const sheet = sheetOf(handle);
			if (sheet && Math.abs(pulled) < PULL_PX) stopAt(sheet, sheet.dataset.stop === "peek" ? "half" : "peek");
			pulled = 0;
		},
	},
};
