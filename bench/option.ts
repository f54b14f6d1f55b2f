import process from "node:process";

/**
 * Numeric option of the command line: `--size 1000`.
 * @throws Error when it is not a positive integer
 */
export function option(name: string, fallback: number): number {
	const at = process.argv.indexOf(`--${name}`);
	const value = at === -1 ? fallback : Number(process.argv[at + 1]);
	if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
	return value;
}
