const browsers: [RegExp, string][] = [
	[/\bEdg(e|A|iOS)?\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/(Chrome|CriOS)\//, "Chrome"],
	[/\bSafari\//, "Safari"],
];

const systems: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b/, "macOS"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

/**
 * Formats a user agent as `Firefox · Windows`, which is enough to recognise a device. Omits unknown parts; empty if
 * both are unknown.
 */
export function deviceOf(userAgent: string | null): string {
	const nameIn = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
	return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(" · ");
}
