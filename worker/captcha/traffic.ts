import { base64Url, type Links } from "../platform/links";
import { enclosingNetworks, type Network } from "../platform/network";
import type { Computed } from "../platform/rows";
import type { Level } from "./proof";

/** Accepted submissions per hour: thresholds of levels 2 and 3, and the maximum. */
type Measure = { second: number; third: number; max: number };

const SLOT = 600;
const SLOTS = 6;

/** Thresholds that the network of a person, household, company or provider never reaches on an agency's site. */
const OF_NETWORK: Readonly<Record<Network["kind"], Measure>> = {
	IPv4: { second: 4, third: 12, max: 60 },
	"/64": { second: 4, third: 12, max: 60 },
	"/56": { second: 8, third: 20, max: 60 },
	"/48": { second: 16, third: 40, max: 100 },
	"/24": { second: 16, third: 40, max: 100 },
};
const OF_FORM: Measure = { second: 20, third: 60, max: 200 };
const OF_SITE: Measure = { second: 60, third: 180, max: Number.POSITIVE_INFINITY };
/**
 * Maximum from a wide network (/24, /48) during a wave of the form, so that visitors from other networks are not locked
 * out.
 */
const IN_WAVE = 1;

export type Sender = { form: string; address: string | null };

export type Traffic = {
	level: Level;
	/** Seconds to wait; null when another submission is accepted. */
	wait: number | null;
	/** The form's submissions in the last hour if they are a wave, otherwise null. */
	wave: number | null;
};

type Counted = { name: string; measure: Measure; isWide: boolean };

function countedOf({ form, address }: Sender): Counted[] {
	return [
		...enclosingNetworks(address).map(({ kind, name }) => ({
			name: `network ${kind} ${name}`,
			measure: OF_NETWORK[kind],
			isWide: kind === "/48" || kind === "/24",
		})),
		{ name: `form ${form}`, measure: OF_FORM, isWide: false },
		{ name: "site", measure: OF_SITE, isWide: false },
	];
}

/** Returns the recent traffic of a network and a form. @param now epoch seconds */
export async function trafficOf(db: D1Database, links: Links, sender: Sender, now: number): Promise<Traffic> {
	const counted = countedOf(sender).map((each) => ({ ...each, subject: subjectOf(links, each.name) }));
	const { results } = await db
		.withSession("first-unconstrained")
		.prepare(
			`SELECT subject, sum(accepted) AS n FROM form_traffic
			WHERE subject IN (SELECT value FROM json_each(?1)) AND slot > ?2 GROUP BY subject`,
		)
		.bind(JSON.stringify(counted.map(({ subject }) => subject)), slotOf(now) - SLOTS)
		.all<Computed<{ subject: string; n: number }>>();
	const counts = new Map(results.map(({ subject, n }) => [subject, n]));
	const countOf = ({ subject }: { subject: string }) => counts.get(subject) ?? 0;
	const levels = counted.map((each) => levelFor(countOf(each), each.measure));
	const ofForm = counts.get(subjectOf(links, `form ${sender.form}`)) ?? 0;
	const isWave = ofForm >= OF_FORM.max;
	const isTooMuch = counted.some(
		(each) => each.name.startsWith("network") && countOf(each) >= (isWave && each.isWide ? IN_WAVE : each.measure.max),
	);
	return {
		level: levels.includes(3) ? 3 : levels.includes(2) ? 2 : 1,
		wait: isTooMuch ? SLOT - (now % SLOT) : null,
		wave: isWave ? ofForm : null,
	};
}

/** Statements that count an accepted submission. */
export function trafficStatements(db: D1Database, links: Links, sender: Sender, now: number): D1PreparedStatement[] {
	return countedOf(sender).map(({ name }) =>
		db
			.prepare(
				`INSERT INTO form_traffic (subject, slot, accepted) VALUES (?, ?, 1)
				ON CONFLICT (subject, slot) DO UPDATE SET accepted = accepted + 1`,
			)
			.bind(subjectOf(links, name), slotOf(now)),
	);
}

export function deleteOldTrafficStatement(db: D1Database, now: number): D1PreparedStatement {
	return db.prepare("DELETE FROM form_traffic WHERE slot <= ?").bind(slotOf(now) - SLOTS);
}

function levelFor(count: number, { second, third }: Measure): Level {
	return count >= third ? 3 : count >= second ? 2 : 1;
}

function slotOf(now: number): number {
	return Math.floor(now / SLOT);
}

function subjectOf(links: Links, name: string): string {
	return base64Url(links.digest("limit", `traffic ${name}`)).slice(0, 22);
}
