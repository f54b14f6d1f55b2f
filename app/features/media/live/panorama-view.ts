/** Camera: yaw from the picture's centre, pitch above the horizon and field of view, all in degrees. */
export type View = { yaw: number; pitch: number; fieldOfView: number };

export const startView: View = { yaw: 0, pitch: 0, fieldOfView: 75 };

const STEEPEST = 85;
const NARROWEST = 30;
const WIDEST = 100;

function between(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}

/** Turns the view by degrees: yaw wraps around, pitch is limited. */
export function turned(view: View, yaw: number, pitch: number): View {
	return {
		...view,
		yaw: ((((view.yaw + yaw + 180) % 360) + 360) % 360) - 180,
		pitch: between(view.pitch + pitch, -STEEPEST, STEEPEST),
	};
}

/** Zooms in for a factor below 1, out for one above. */
export function zoomed(view: View, factor: number): View {
	return { ...view, fieldOfView: between(view.fieldOfView * factor, NARROWEST, WIDEST) };
}
