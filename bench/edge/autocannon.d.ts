/** The part of autocannon that the bench uses; it brings no types of its own. */
declare module "autocannon" {
	type Options = {
		url: string;
		connections: number;
		headers?: Record<string, string>;
		/** Seconds, or a number of requests. */
		duration?: number;
		amount?: number;
	};
	type Result = {
		requests: { average: number };
		latency: { p50: number; p99: number };
		errors: number;
		timeouts: number;
		non2xx: number;
	};
	export default function autocannon(options: Options): Promise<Result>;
}
