import type { FigureId } from "../../domain/law/law";
import type { Region } from "../../domain/localities/region";

const duties: Readonly<Record<Region, readonly FigureId[]>> = {
	flanders: ["flanders.duty.normal", "flanders.duty.ownHome", "flanders.duty.modestReduction"],
	brussels: ["brussels.duty.normal", "brussels.duty.exempt"],
	wallonia: ["wallonia.duty.normal", "wallonia.duty.ownHome"],
	luxembourg: ["luxembourg.duty.normal", "luxembourg.duty.credit"],
};

/** Ids of the figures behind a region's purchase estimate, one per source. */
export function purchaseFigures(
	region: Region,
	{ existing, newBuild }: { existing: boolean; newBuild: boolean },
): FigureId[] {
	const isBelgian = region !== "luxembourg";
	return [
		...(existing ? duties[region] : []),
		...(newBuild ? [isBelgian ? ("belgium.vat.newBuild" as const) : ("luxembourg.vat.normal" as const)] : []),
		...(isBelgian
			? (["belgium.notary.scale", "belgium.notary.ownHomeScale", "belgium.notary.searches"] as const)
			: (["luxembourg.notary.share"] as const)),
	];
}
