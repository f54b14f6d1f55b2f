import { type FigureId, isFigureId } from "../../../domain/law/law";

/** `flanders.duty.ownHome` as a part of an address, which reads a point in its own way. */
export function addressOfFigure(id: FigureId): string {
	return id.replaceAll(".", "~");
}

/** Null for no figure. */
export function figureOfAddress(part: string): FigureId | null {
	const id = part.replaceAll("~", ".");
	return isFigureId(id) ? id : null;
}
