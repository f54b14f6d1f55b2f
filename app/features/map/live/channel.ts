import { type FromMap, mapMessage, type ToMap } from "../../../domain/map/messages";

/** The window at the other end: of the page, or of the map embed within it. */
type Other = Window | null | undefined;

/** Both sides have the same origin. */
export function postTo(other: Other, message: ToMap | FromMap): void {
	other?.postMessage(mapMessage(message), location.origin);
}

/**
 * Hears the other side alone, on its own origin; what is no valid message is ignored.
 * @returns what ends it
 */
export function hearFrom<Message>(
	other: () => Other,
	parse: (data: unknown) => Message | null,
	hear: (message: Message) => void,
): () => void {
	function receive({ origin, source, data }: MessageEvent) {
		if (origin !== location.origin || !source || source !== other()) return;
		const message = parse(data);
		if (message) hear(message);
	}
	addEventListener("message", receive);
	return () => removeEventListener("message", receive);
}
