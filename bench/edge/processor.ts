import { readFileSync } from "node:fs";

const MS_PER_TICK = 10;
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** Total CPU time of a process in ms. */
export function cpuOf(pid: number): number {
	// Fields after the process name, which may contain spaces; the first one is the state.
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /s, "")
		.split(" ");
	return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * MS_PER_TICK;
}
