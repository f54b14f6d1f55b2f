import process from "node:process";

/** A number of the command line: `--size 1000`. @throws where it is none */
export function option(name: string, fallback: number): number {
	const at = process.argv.indexOf(`--${name}`);
	const value = at === -1 ? fallback : Number(process.argv[at + 1]);
	if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
	return value;
}
