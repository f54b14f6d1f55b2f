/** How hard a proof of work is: 1 at rest, 3 in a wave, 4 for a program that names no form in one. */
export type Level = 1 | 2 | 3 | 4;

export function levelAbove(level: Level): Level {
	return level === 1 ? 2 : level === 2 ? 3 : 4;
}
