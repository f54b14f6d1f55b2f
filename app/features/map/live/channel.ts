import { type FromMap, mapMessage, type ToMap } from "../../../domain/map/messages";

/** Window at the other end: the page, or the map embed within it. */
type Other = Window | null | undefined;

/** Posts a message to the other window, which has the same origin. */
export function postTo(other: Other, message: ToMap | FromMap): void {
	other?.postMessage(mapMessage(message), location.origin);
}

/**
 * Listens to messages of the other window on the same origin; invalid messages are ignored.
 * @returns function that removes the listener
 */
export function listenTo<Message>(
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
