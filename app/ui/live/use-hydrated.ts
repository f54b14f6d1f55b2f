import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether a part is alive in the browser: false on the server and in the hydration render. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
