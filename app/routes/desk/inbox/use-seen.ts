import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ShownItem } from "../../../../worker/desk/service";

/**
 * Whoever opens it has seen it, and nobody else. Without scripts a button says so. A fetcher would fail where its answer
 * comes while the router is still looking for the route of another page.
 */
export function useSeen({ isUnseen }: Pick<ShownItem, "isUnseen">): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isUnseen) return;
		let isOver = false;
		async function see() {
			const body = new URLSearchParams({ intent: "seen" });
			const response = await fetch(window.location.href, { method: "POST", body, redirect: "manual" }).catch(
				() => null,
			);
			if (response && !isOver) await revalidate();
		}
		void see();
		return () => {
			isOver = true;
		};
	}, [isUnseen, revalidate]);
}
