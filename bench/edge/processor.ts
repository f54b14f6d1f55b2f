import { readFileSync } from "node:fs";

const MS_PER_TICK = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Processor time of a process so far, in ms. */
export function cpuOf(pid: number): number {
	// What comes after the name, which may hold spaces: the state is the first of it.
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
