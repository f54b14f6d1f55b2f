import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Box } from "../../../domain/localities/geo";
import { type FromMap, parseFromMap, type ToMap } from "../../../domain/map/messages";
import { hearFrom, postTo } from "./channel";

type MapEmbed = {
	embed: RefObject<HTMLIFrameElement | null>;
	/** The embed is ready. Messages posted before are lost. */
	ready: boolean;
	post: (message: ToMap) => void;
};

/** Where the embed looks at first, for the end of its address. */
export function boxHash(box: Box | null): string {
	return box ? `#box=${box.west},${box.south},${box.east},${box.north}` : "";
}

/**
 * The page's side of the messages with the map embed, which lies over the server's drawing. Accepts only its own
 * iframe on its own origin.
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
		const endHearing = hearFrom(
			() => embed.current?.contentWindow,
			parseFromMap,
			(message) => {
				if (message.type === "ready") setReady(true);
				if (message.type === "drawn") setDrawn(true);
				listener.current(message);
			},
		);
		// A frame that came with the document may have been ready first.
		post({ type: "hello" });
		return endHearing;
	}, [post]);

	// The drawing of the same view gives way to it.
	useEffect(() => {
		embed.current?.closest(".map-stage")?.toggleAttribute("data-drawn", drawn);
	}, [drawn]);

	return { embed, ready, post };
}
