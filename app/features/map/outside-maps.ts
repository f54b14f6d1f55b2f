import type { Point } from "../../domain/localities/geo";

const ZOOM = { point: 17, area: 14 };

/** URL of a place on an external map. @param isExact false for the centre of a hidden address's circle */
export function outsideMap({ latitude, longitude }: Point, isExact: boolean): string {
	const marker = isExact ? `?mlat=${latitude}&mlon=${longitude}` : "";
	return `https://www.openstreetmap.org/${marker}#map=${isExact ? ZOOM.point : ZOOM.area}/${latitude}/${longitude}`;
}

export function panorama({ latitude, longitude }: Point): string {
	return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${latitude},${longitude}`;
}

/** URL of directions to an address or a point. */
export function directions(to: string | Point): string {
	const target = typeof to === "string" ? to : `${to.latitude},${to.longitude}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: target })}`;
}
