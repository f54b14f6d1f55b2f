import { readNumber } from "../../../domain/formatting/read-number";
import type { Figure, Scale } from "../../../domain/law/figure";

/** Stands for the amount of a scale's last step, which has no limit. */
const OPEN_END = "*";

/** A value as its form shows it: a number; a scale as its fixed part and a line for each step, `17500: 2,5`. */
export function writtenValue(figure: Figure): string | null {
	if (figure.unit === "scale") {
		const { fixed, steps } = figure.value;
		return [written(fixed), ...steps.map(({ upTo, rate }) => `${upTo ?? OPEN_END}: ${written(rate)}`)].join("\n");
	}
	return typeof figure.value === "number" ? written(figure.value) : null;
}

function written(value: number): string {
	return String(value).replace(".", ",");
}

/** `12,5 %` or `12,5`. */
function typedPercent(text: string): number | null {
	return readNumber(text.replace(/%\s*$/, "").trim(), "decimal");
}

/** `€ 1.950`, `1.950 €` or `1.950`. */
function typedAmount(text: string): number | null {
	return readNumber(text.trim().replace(/^€|€$/, "").trim(), "thousands");
}

/** What was typed in the same form, or with the signs of the page; null for what cannot be read. */
export function typedValue(text: string, figure: Figure): number | Scale | null {
	if (figure.unit === "percent") return typedPercent(text);
	if (figure.unit === "euro") return typedAmount(text);
	if (figure.unit !== "scale") return readNumber(text.trim(), "thousands");
	const [first = "", ...lines] = text.trim().split("\n");
	const fixed = typedAmount(first);
	const steps = lines.flatMap((line) => typedStep(line) ?? []);
	if (fixed === null || steps.length !== lines.length || !rises(steps)) return null;
	return { ...figure.value, fixed, steps };
}

function typedStep(line: string): Scale["steps"][number] | null {
	const [limit = "", percent = ""] = line.split(":").map((part) => part.trim());
	const upTo = limit === OPEN_END ? null : typedAmount(limit);
	const rate = typedPercent(percent);
	return rate === null || (upTo === null && limit !== OPEN_END) ? null : { upTo, rate };
}

/** Each step ends above the one before, and the last one does not end. */
function rises(steps: Scale["steps"]): boolean {
	return (
		steps.at(-1)?.upTo === null &&
		steps.every(
			({ upTo }, at) =>
				(upTo === null) === (at === steps.length - 1) && (upTo === null || upTo > (steps[at - 1]?.upTo ?? 0)),
		)
	);
}
