import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type FromMap, mapMessage, parseFromMap, type ToMap } from "../../../domain/map/messages";

type MapEmbed = {
	/** For the `<iframe>`. */
	embed: RefObject<HTMLIFrameElement | null>;
	/** The embed is ready. Messages posted before are lost. */
	ready: boolean;
	post: (message: ToMap) => void;
};

/**
 * The page's side of the messages with the map embed, which lies over its drawing (`MapStage`). Accepts only its own
 * iframe on its own origin.
 */
export function useMapEmbed(onMessage: (message: FromMap) => void): MapEmbed {
	const embed = useRef<HTMLIFrameElement>(null);
	const listener = useRef(onMessage);
	const [ready, setReady] = useState(false);
	const [drawn, setDrawn] = useState(false);

	const post = useCallback((message: ToMap) => {
		embed.current?.contentWindow?.postMessage(mapMessage(message), location.origin);
	}, []);

	useEffect(() => {
		listener.current = onMessage;
	});

	useEffect(() => {
		function hear(event: MessageEvent) {
			if (event.origin !== location.origin || event.source !== embed.current?.contentWindow) return;
			const message = parseFromMap(event.data);
			if (!message) return;
			if (message.type === "ready") setReady(true);
			if (message.type === "drawn") setDrawn(true);
			listener.current(message);
		}
		addEventListener("message", hear);
		// A frame that came with the document may have been ready first.
		post({ type: "hello" });
		return () => removeEventListener("message", hear);
	}, [post]);

	// The drawing of the same view gives way to it.
	useEffect(() => {
		embed.current?.closest(".map-stage")?.toggleAttribute("data-drawn", drawn);
	}, [drawn]);

	return { embed, ready, post };
}
