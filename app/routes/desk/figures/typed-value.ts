import { readNumber } from "../../../domain/formatting/read-number";
import type { Figure, Scale } from "../../../domain/law/figure";

/** Limit of a scale's last step, which is open. */
const OPEN_END = "*";

/** Formats a value for its form: a number, or a scale as its fixed part and a line per step, `17500: 2,5`. */
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

/** Parses a typed value, also with `%` and `€`; null if invalid. */
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

/** Whether the limits increase and only the last step is open. */
function rises(steps: Scale["steps"]): boolean {
	return (
		steps.at(-1)?.upTo === null &&
		steps.every(
			({ upTo }, at) =>
				(upTo === null) === (at === steps.length - 1) && (upTo === null || upTo > (steps[at - 1]?.upTo ?? 0)),
		)
	);
}
