import { useEffect } from "react";
import { storedChoice, useConsent } from "../consent/consent-store";
import { useSite } from "../layout/site-data";

type Pixel = {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue: unknown[][];
	loaded: boolean;
	version: string;
};

type ToolsWindow = { dataLayer?: unknown[]; fbq?: Pixel };

/** What waits for the tool's script, which takes it over when it comes. */
function preparePixel(tools: ToolsWindow, address: string): void {
	if (tools.fbq) return;
	const pixel: Pixel = Object.assign(
		(...call: unknown[]) => (pixel.callMethod ? pixel.callMethod(...call) : void pixel.queue.push(call)),
		{ queue: [], loaded: true, version: "2.0" },
	);
	tools.fbq = pixel;
	const id = new URL(address).searchParams.get("id");
	if (id) pixel("init", id);
}

function addScript(address: string): void {
	if ([...document.scripts].some(({ src }) => src === address)) return;
	const script = document.createElement("script");
	script.async = true;
	script.src = address;
	document.head.appendChild(script);
}

/**
 * Loads the agency's statistics and its social network's script, each with the visitor's consent for it and not before.
 * It stands before the page, so that what the page reports first finds a place to wait in.
 */
export function ConsentedScripts(): null {
	const { analyticsScript, pixelScript } = useSite();
	const { choice } = useConsent();

	useEffect(() => {
		const tools = window as ToolsWindow;
		// The hydrated render does not know the choice yet, and the page's first reports are among its effects.
		const allowed = choice ?? storedChoice();
		if (analyticsScript && allowed?.analytics) {
			tools.dataLayer ??= [];
			addScript(analyticsScript);
		}
		if (pixelScript && allowed?.marketing) {
			preparePixel(tools, pixelScript);
			addScript(pixelScript);
		}
	}, [analyticsScript, pixelScript, choice]);
	return null;
}
