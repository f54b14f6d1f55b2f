/** Loads another document. Resolves only if the page is shown again, by the browser's history. */
export function leaveFor(address: string): Promise<void> {
	return new Promise((resolve) => {
		window.addEventListener("pageshow", () => resolve(), { once: true });
		window.location.assign(address);
	});
}
