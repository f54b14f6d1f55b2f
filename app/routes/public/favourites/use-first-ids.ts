import { useState, useSyncExternalStore } from "react";
import type { IdList } from "../../../features/favourites/id-list";

function subscribeToNothing() {
	return () => undefined;
}

/** What a list held when the page was opened; null until the browser has been asked, as on the server. */
export function useFirstIds(list: IdList): readonly number[] | null {
	const [readOnce] = useState(() => {
		let first: readonly number[] | null = null;
		return () => (first ??= list.read());
	});
	return useSyncExternalStore(subscribeToNothing, readOnce, () => null);
}
