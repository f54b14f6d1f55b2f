import { Section } from "./section";

const colours = [
	["paper", "bg-paper"],
	["surface", "bg-surface"],
	["ink", "bg-ink"],
	["quiet", "bg-quiet"],
	["hairline", "bg-hairline"],
	["edge", "bg-edge"],
	["accent", "bg-accent"],
	["good", "bg-good"],
	["warning", "bg-warning"],
	["wrong", "bg-wrong"],
] as const;

const sizes = [
	["text-5xl", "60"],
	["text-4xl", "44"],
	["text-3xl", "32"],
	["text-2xl", "24"],
	["text-xl", "20"],
	["text-lg", "18"],
	["text-base", "16"],
	["text-sm", "14"],
] as const;

export function Tokens() {
	return (
		<Section id="tokens" title="Colour and type">
			<ul className="grid grid-cols-2 gap-4 tablet:grid-cols-5">
				{colours.map(([name, className]) => (
					<li key={name}>
						<span className={`block h-16 rounded-control border border-edge ${className}`} />
						<span className="mt-1 block text-sm">{name}</span>
					</li>
				))}
			</ul>
			<div className="grid gap-4">
				{sizes.map(([className, pixels]) => (
					<p key={className} className={`${className} ${Number(pixels) >= 24 ? "font-serif" : ""}`}>
						{pixels} Doppelhaushälfte mit Südgarten, € 425.000, 182 m² · „Œuvre“
					</p>
				))}
			</div>
		</Section>
	);
}
