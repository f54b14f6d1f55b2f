import type { FromMap } from "../../../../domain/map/messages";
import { postTo } from "../channel";

/** The page that the map is embedded in; null where the map's own address is open. */
export function embeddingPage(): Window | null {
	return window.parent === window ? null : window.parent;
}

export function post(message: FromMap): void {
	postTo(embeddingPage(), message);
}
