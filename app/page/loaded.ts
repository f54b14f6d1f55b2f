/** When the page has all it was sent with. */
export const loaded = new Promise<void>((resolve) => {
	if (document.readyState === "complete") resolve();
	else window.addEventListener("load", () => resolve(), { once: true });
});
