import * as z from "zod";
import type { LookupTexts } from "../../app/domain/agency/mail-domain";

const TXT = 16;
const NO_SUCH_NAME = 3;
const TIMEOUT_MS = 5_000;

const answerSchema = z.object({
	Status: z.int(),
	Answer: z.array(z.object({ type: z.int(), data: z.string() })).optional(),
});

/** Asks the DNS by HTTPS, the only way that a Worker has. @throws where it does not answer */
export const lookupTexts: LookupTexts = async (name) => {
	const answer = await fetch(`https://cloudflare-dns.com/dns-query?type=TXT&name=${encodeURIComponent(name)}`, {
		headers: { accept: "application/dns-json" },
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	const { Status, Answer = [] } = answerSchema.parse(await answer.json());
	const texts = Answer.filter(({ type }) => type === TXT).map(({ data }) => data.replaceAll(/^"|"$|"\s+"/g, ""));
	return { exists: Status !== NO_SUCH_NAME, texts };
};
