import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Box } from "../../../domain/localities/geo";
import { type FromMap, parseFromMap, type ToMap } from "../../../domain/map/messages";
import { listenTo, postTo } from "./channel";

type MapEmbed = {
	embed: RefObject<HTMLIFrameElement | null>;
	/** Whether the embed is ready. Messages posted before that are lost. */
	ready: boolean;
	post: (message: ToMap) => void;
};

/** Returns the URL hash with the embed's initial view. */
export function boxHash(box: Box | null): string {
	return box ? `#box=${box.west},${box.south},${box.east},${box.north}` : "";
}

/**
 * Page side of the messages with the map embed, which covers the server-rendered drawing. Accepts messages only from
 * its own iframe on the same origin.
 */
export function useMapEmbed(onMessage: (message: FromMap) => void): MapEmbed {
	const embed = useRef<HTMLIFrameElement>(null);
	const listener = useRef(onMessage);
	const [ready, setReady] = useState(false);
	const [drawn, setDrawn] = useState(false);

	const post = useCallback((message: ToMap) => {
		postTo(embed.current?.contentWindow, message);
	}, []);

	useEffect(() => {
		listener.current = onMessage;
	});

	useEffect(() => {
		const stopListening = listenTo(
			() => embed.current?.contentWindow,
			parseFromMap,
			(message) => {
				if (message.type === "ready") setReady(true);
				if (message.type === "drawn") setDrawn(true);
				listener.current(message);
			},
		);
		// An iframe in the initial document may have become ready before this listener existed.
		post({ type: "hello" });
		return stopListening;
	}, [post]);

	// Hides the drawing once the embed shows the same view.
	useEffect(() => {
		embed.current?.closest(".map-stage")?.toggleAttribute("data-drawn", drawn);
	}, [drawn]);

	return { embed, ready, post };
}
