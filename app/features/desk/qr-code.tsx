/** A drawing of squares: its side in modules, and the dark ones as the path of an SVG. */
export type QrDrawing = { size: number; path: string };

/** A QR code, drawn by the page itself: what is in it goes nowhere. */
export function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
	return (
		<svg className="desk-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
			<path fill="#000" d={path} />
		</svg>
	);
}
