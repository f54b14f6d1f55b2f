/** When the page has all it was sent with. A function, since the server reads this module too. */
export function whenLoaded(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState === "complete") resolve();
		else window.addEventListener("load", () => resolve(), { once: true });
	});
}
