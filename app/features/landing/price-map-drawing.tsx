import { Money } from "../listing/money";
import type { PriceMap } from "./price-map";

/** From light to dark; distinguishable without colour too. */
const colours = ["#d9b48a", "#c58a55", "#a9622f", "#7f4220", "#4d2412"];

/** Map of prices; the table beside it has the same figures as text. */
export function PriceMapDrawing({ map, title }: { map: PriceMap; title: string }) {
	return (
		<figure className="my-8 max-w-[40rem]">
			<svg viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={title} className="w-full">
				<path d={map.base} stroke="currentColor" strokeOpacity="0.18" strokeWidth="9" strokeLinecap="round" />
				{map.dots.map(({ code, x, y, step, label }) => (
					<circle key={code} cx={x} cy={y} r="10" fill={colours[step]} stroke="white" strokeWidth="1.5">
						<title>{label}</title>
					</circle>
				))}
			</svg>
			<figcaption className="mt-3">
				<ul className="flex flex-wrap gap-x-5 gap-y-1 text-quiet tabular-nums">
					{map.legend.map((text, step) => (
						<li key={text} className="flex items-center gap-2">
							<svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
								<circle cx="6" cy="6" r="6" fill={colours[step]} />
							</svg>
							<Money>{text}</Money>
						</li>
					))}
				</ul>
			</figcaption>
		</figure>
	);
}
