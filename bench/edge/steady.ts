import process from "node:process";
import { leastForms } from "../../tests/support/forms/least-forms.ts";
import { type Report, verdict } from "../report.ts";

const PER_SECOND = 50;
const SECONDS = Number(process.env.BENCH_STEADY_SECONDS || 60);
const MS_PER_SECOND = 1_000;

/** CAPTCHA_TEST_ANSWER of the bench's Worker. */
export const CAPTCHA_ANSWER = "bench";

const searches = ["/nl/te-koop/?type=1&minBedrooms=3", "/fr/a-vendre/?maxPrice=400000", "/en/for-rent/?q=garden"];

/** Every sixth request is a form, every third a search; the others are pages, some uncached. */
function requestOf(site: string, pages: readonly string[], at: number): Promise<Response> {
	if (at % 6 === 0) {
		return fetch(`${site}/api/forms/site-contact`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: site, "idempotency-key": `bench-${process.pid}-${at}` },
			body: JSON.stringify({ ...leastForms["site-contact"], lang: "nl", captcha: CAPTCHA_ANSWER, captchaId: "bench" }),
		});
	}
	if (at % 3 === 0) return fetch(`${site}/api/properties?minPrice=${100_000 + at * 100}`);
	const addresses = [...pages, ...searches];
	const address = addresses[at % addresses.length] ?? "/nl/";
	return fetch(site + address, at % 2 === 0 ? {} : { headers: { cookie: "form=bench" } });
}

/** Simulates visitors at a constant arrival rate, whether or not earlier requests are done. */
export async function steadyLoad(report: Report, site: string, pages: readonly string[]): Promise<void> {
	const started = performance.now();
	const times: number[] = [];
	const faults = new Map<string, number>();
	const all: Promise<void>[] = [];
	for (let at = 0; at < PER_SECOND * SECONDS; at += 1) {
		const due = started + (at * MS_PER_SECOND) / PER_SECOND;
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
		all.push(ask(at));
	}
	await Promise.all(all);

	async function ask(at: number): Promise<void> {
		const asked = performance.now();
		const fault = await requestOf(site, pages, at).then(
			async (answer) => {
				await answer.arrayBuffer();
				return answer.ok ? null : String(answer.status);
			},
			(error: unknown) => String(error),
		);
		times.push(performance.now() - asked);
		if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1);
	}

	times.sort((one, other) => one - other);
	const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
	const failed = [...faults].map(([fault, count]) => `${count} × ${fault}`).join(", ");
	report.table(
		`${PER_SECOND} requests a second for ${SECONDS} s: pages, searches and posts`,
		["requests", "median ms", "p99 ms", "slowest ms", "failed"],
		[[times.length, at(0.5), at(0.99), at(1), failed || `none ${verdict(true)}`]],
	);
}
