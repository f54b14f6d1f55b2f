import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import process from "node:process";

const RESULTS = "bench/results";

export function verdict(isMet: boolean): string {
	return isMet ? "met" : "MISSED";
}

/** Report of one part of the bench: printed during the run and saved as its own file. */
export class Report {
	readonly #part: string;
	readonly #sections: string[] = [];

	constructor(part: string) {
		this.#part = part;
	}

	table(title: string, columns: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
		const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
		const text = [`## ${title}`, "", line(columns), line(columns.map(() => "---")), ...rows.map(line), ""].join("\n");
		process.stdout.write(`\n${text}`);
		this.#sections.push(text);
	}

	note(text: string): void {
		process.stdout.write(`\n${text}\n`);
		this.#sections.push(`${text}\n`);
	}

	/** Saves the report and combines the newest report of every part in `bench/results.md`. */
	save(): void {
		const [processor] = cpus();
		const day = new Date().toISOString().slice(0, 10);
		const commit = execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
		const where = `${this.#part}: ${day}, at ${commit}, ${cpus().length} × ${processor?.model ?? "unknown processor"}.`;
		mkdirSync(RESULTS, { recursive: true });
		writeFileSync(`${RESULTS}/${this.#part}.md`, `${where}\n\n${this.#sections.join("\n")}`);
		const parts = globSync(`${RESULTS}/*.md`)
			.sort()
			.map((file) => readFileSync(file, "utf8"));
		const head = "# Measurements\n\nMade by `npm run bench`. What they mean: [README.md](README.md).\n";
		writeFileSync("bench/results.md", [head, ...parts].join("\n"));
	}
}
