/** Tells the style sheet how much of the screen the banner covers, so that what takes the focus is scrolled clear of it. */
export function followHeight(banner: HTMLElement): () => void {
	const observer = new ResizeObserver(() => {
		document.documentElement.style.setProperty("--consent-height", `${String(banner.offsetHeight)}px`);
	});
	observer.observe(banner);
	return () => observer.disconnect();
}
