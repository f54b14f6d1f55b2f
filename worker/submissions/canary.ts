import type { Language } from "../../app/domain/language";
import { leadPerson } from "../../app/domain/lead";
import { toIsoString } from "../platform/clock";
import type { RequestDependencies } from "./dependencies";
import { removeSubmissions } from "./retention";
import { submit } from "./submit";

/** Form name of the canary in emails, leads and lists. */
const CANARY = "canary";

type CanaryForm = {
	/** Recipient of its email: an address of the site itself, never an office's. */
	mailbox: string;
	language: Language;
	origin: string;
	/** Whether the lead receiver can be told to ignore the canary. */
	sendsLead: boolean;
};

/** Sends the test form through every check, the database, the outbox and, with `sendsLead`, the leads. */
export async function sendCanary(
	deps: RequestDependencies,
	{ mailbox, language, origin, sendsLead }: CanaryForm,
): Promise<{ id: string } | { fault: string }> {
	let id = "";
	const own: RequestDependencies = {
		...deps,
		agencyAddress: mailbox,
		routing: () => ({ usual: "office", byForm: {}, fallback: mailbox }),
		captcha: async () => ({ passed: true, way: "test", statements: [], wait: null }),
		post: {
			...deps.post,
			async prepare(emails, site) {
				id = emails[0]?.submissionId ?? "";
				const prepared = await deps.post.prepare(
					emails.map((email) => ({ ...email, form: CANARY })),
					site,
				);
				const lead = deps.leads.prepare(sendsLead ? leadOfCanary(id, mailbox, language, deps.now()) : null);
				return { ...prepared, statements: [...prepared.statements, ...lead] };
			},
		},
	};
	const answer = await submit(own, {
		form: "testing-testing",
		input: { firstName: "Canary", remark: "The site tests itself.", captcha: CANARY },
		language,
		origin,
		address: null,
		idempotencyKey: null,
		captchaIdOfCookie: null,
	});
	return answer.ok ? { id } : { fault: `${answer.status} ${answer.notice}` };
}

function leadOfCanary(id: string, mailbox: string, language: Language, now: number) {
	return {
		id,
		submissionId: id,
		about: null,
		form: CANARY,
		createdAt: toIsoString(now),
		language,
		office: null,
		agent: null,
		person: leadPerson({ firstName: "Canary", lastName: "", email: mailbox }),
		property: null,
		fields: {},
	};
}

/** Deletes a canary with its emails and leads. */
export async function removeCanary({ db, bucket }: Pick<RequestDependencies, "db" | "bucket">, id: string) {
	const session = db.withSession("first-primary");
	await removeSubmissions(session, bucket, [id]);
	await session.prepare("DELETE FROM handed_over_leads WHERE submission_id = ?").bind(id).run();
}
