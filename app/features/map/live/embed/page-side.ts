import type { FromMap } from "../../../../domain/map/messages";
import { postTo } from "../channel";

/** Returns the embedding page; null when the embed's address is opened directly. */
export function embeddingPage(): Window | null {
	return window.parent === window ? null : window.parent;
}

export function post(message: FromMap): void {
	postTo(embeddingPage(), message);
}
