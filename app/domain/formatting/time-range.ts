import type { Language } from "../language";

/** Formats `09:00-18:00`: `9:00–18:00`, in French `9 h – 18 h`. */
export function timeRange(range: string, language: Language): string {
	const [from = "", until = ""] = range.split("-");
	return language === "fr" ? `${frenchTime(from)} – ${frenchTime(until)}` : `${plain(from)}–${plain(until)}`;
}

/** Formats `10:00` for use in a sentence: `10 h` in French. */
export function timeOfDay(time: string, language: Language): string {
	return language === "fr" ? frenchTime(time) : time;
}

function plain(time: string): string {
	return time.replace(/^0/, "");
}

/** `9 h`, `13 h 30`, with non-breaking spaces. */
function frenchTime(time: string): string {
	const [hour = "", minutes = ""] = plain(time).split(":");
	return [hour, "h", minutes === "00" ? "" : minutes].filter(Boolean).join("\u00A0");
}
