import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isRecord } from "../../../domain/records";

const EVERY_MS = 15_000;
const SIGNED_OUT = 401;

/** Polls for changes while the page is visible, and reloads the page's data when there are any. */
export function useNews(mark: string): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let isOver = false;
		async function look() {
			if (document.visibilityState !== "visible" || isOver) return;
			const response = await fetch("/api/desk/inbox/news").catch(() => null);
			if (response?.status === SIGNED_OUT) isOver = true;
			if (!response?.ok || isOver) return;
			const news: unknown = await response.json().catch(() => null);
			if (isRecord(news) && news.mark !== mark && !isOver) await revalidate();
		}
		const timer = setInterval(() => void look(), EVERY_MS);
		const seen = () => void look();
		document.addEventListener("visibilitychange", seen);
		return () => {
			isOver = true;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", seen);
		};
	}, [mark, revalidate]);
}
