import type { Line } from "../vocabulary.ts";

type ProjectText = { name: Line; description: Line; delivery: Line; technical: Line; situation: Line };

const x: Line = ["", "", "", ""];
const t: ProjectText = { name: x, description: x, delivery: x, technical: x, situation: x };
export const projectTexts = { 5: t, 7: t, 8: t, 10: t, 12: t, 14: t, 16: t, 18: t, 20: t } as const satisfies Record<
	number,
	ProjectText
>;
