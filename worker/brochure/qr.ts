import { encode } from "uqr";

/** Returns a QR code as rows of modules, true when dark, without the quiet zone. */
export function qrModules(text: string): boolean[][] {
	return encode(text, { ecc: "M", border: 0 }).data;
}

const QUIET_ZONE = 2;

/** Renders a QR code as SVG, one unit per module. */
export function qrSvg(text: string): string {
	const modules = qrModules(text);
	const size = modules.length + 2 * QUIET_ZONE;
	const squares = modules.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : [])),
	);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
		`<rect width="${size}" height="${size}" fill="#fff"/><path d="${squares.join("")}"/></svg>`
	);
}
