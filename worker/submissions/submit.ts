import type { FormName } from "../../app/domain/forms/form-names";
import { forms } from "../../app/domain/forms/forms";
import { type FieldMessages, parseForm, readEnvelope } from "../../app/domain/forms/parse";
import { proofSubject } from "../../app/domain/forms/proof-subject";
import { pagePath, thanksPath } from "../../app/domain/pages/paths";
import { deleteObjects } from "../platform/bucket";
import { guardCodeOf } from "../platform/guard";
import { factsOf, log } from "../platform/log";
import type { RequestDependencies } from "./dependencies";
import { confirmingEmail, heldPlan } from "./held-forms";
import { type Accepted, findKnown, nameRequest, type RequestName, rememberStatements } from "./idempotency";
import type { Incoming } from "./incoming";
import { formLimit, hitStatement, type Limit, recipientLimits } from "./limits";
import { internationalPhone } from "./phones";
import { type Arrival, type NoticeKey, refuse, type SubmissionPlan } from "./plan";
import { planFor } from "./planners";
import { findReachedLimit, permitRecipients } from "./recipients";
import { askedInput } from "./rent-application/asked-input";
import { readUploads, storeUploads, type Upload, uploadStatements } from "./upload-files";

/** Texts are keys of the namespace `validation`. */
export type Refused = {
	ok: false;
	status: 409 | 413 | 422 | 429 | 503;
	notice: NoticeKey;
	errors: FieldMessages;
	/** Seconds. */
	retryAfter?: number;
};

export type SubmitAnswer = Accepted | Refused;

const RETRY_SECONDS = 60;

function notStored(form: FormName): NoticeKey {
	if (form === "testimonial") return "notice.notStored.testimonial";
	if (form === "request-documents") return "notice.notStored.documents";
	return "notice.notStored.default";
}

function invalid(errors: FieldMessages, notice: NoticeKey = "notice.fields"): Refused {
	return { ok: false, status: 422, notice, errors };
}

/** @param retryAfter seconds */
function retryLater(status: 429 | 503, notice: NoticeKey, retryAfter: number): Refused {
	return { ok: false, status, notice, errors: {}, retryAfter };
}

/**
 * Accepts a form. The checks run in this order: idempotency, schema, captcha, limits, rules that need the database. An
 * accepted form is stored with its emails in one batch before this returns.
 */
export async function submit(deps: RequestDependencies, incoming: Incoming): Promise<SubmitAnswer> {
	const { form, input, idempotencyKey } = incoming;
	const name = idempotencyKey === null ? null : await nameRequest(form, idempotencyKey, input);
	const before = name && (await previousAnswer(deps, name));
	if (before) return before;
	const answer = await accept(deps, incoming, name);
	if (answer.ok || !name) return answer;
	// An identical request may have been accepted meanwhile; it then spent the captcha and reached the limit.
	return (await previousAnswer(deps, name)) ?? answer;
}

async function previousAnswer(deps: RequestDependencies, name: RequestName): Promise<SubmitAnswer | null> {
	const known = await findKnown(deps.db, name, deps.now());
	if (known.known === "same") return known.answer;
	return known.known === "other" ? invalid({}, "notice.reused") : null;
}

async function accept(deps: RequestDependencies, incoming: Incoming, name: RequestName | null): Promise<SubmitAnswer> {
	const { form, language } = incoming;
	const input = await askedInput(deps, incoming);
	const id = crypto.randomUUID();
	const envelope = readEnvelope(input);
	const read = await readForm(
		id,
		{ form, input },
		envelope.captcha === null && envelope.pow === null
			? { captcha: { key: missingCaptcha[deps.captchaProvider] } }
			: {},
	);
	if ("ok" in read) return read;

	const captcha = await deps.captcha(
		{ id: envelope.captchaId ?? incoming.captchaIdOfCookie, characters: envelope.captcha, pow: envelope.pow },
		{ form, subject: proofSubject((field) => input[field]), address: incoming.address },
	);
	if (!captcha.passed) return captchaRefusal(captcha.reason);
	const waivesLimits = captcha.way === "test";
	if (captcha.wait !== null) return retryLater(429, "notice.tooMany", captcha.wait);

	const limits =
		waivesLimits || captcha.way === "press"
			? []
			: [formLimit(deps.links, form, incoming.address, captcha.way === "characters")];
	const reached = await findReachedLimit(deps.db, limits, deps.now());
	if (reached) return tooMany(reached);

	const now = deps.now();
	const arrival: Arrival = {
		id,
		form,
		...read,
		language,
		origin: incoming.origin,
		campaign: incoming.campaign ?? null,
		now,
		deps,
	};
	const plan = await planFor(arrival);
	if ("ok" in plan) return plan;

	const holder = captcha.way === "characters" ? confirmingEmail(arrival) : null;
	if (holder !== null) return holdForm(arrival, incoming, { holder, name, captcha: captcha.statements, limits });

	const answer: Accepted = {
		ok: true,
		redirect: thanksPath(form, language),
		...(plan.appointment ? { appointment: plan.appointment } : {}),
	};
	const first = [
		...(name ? rememberStatements(deps.db, name, answer, now) : []),
		...captcha.statements,
		...limits.map((limit) => hitStatement(deps.db, limit, now)),
	];
	const accepting = { first, answer, spentFault: captcha.way === "characters" ? "wrong" : "unproven" } as const;
	const proven = captcha.way === "press" ? confirmingEmail(arrival) : null;
	if (waivesLimits) return store(arrival, plan, accepting);
	for (let attempt = 1; ; attempt++) {
		const permitted = await permitRecipients(deps, form, plan, proven);
		if ("tooMany" in permitted) return tooMany(permitted);
		const hits = permitted.limits.map((limit) => hitStatement(deps.db, limit, now));
		const stored = await store(arrival, permitted.plan, { ...accepting, first: [...first, ...hits] });
		// Other requests may have reached a recipient's limit meanwhile; this form may then be accepted without its email.
		const isLate = !stored.ok && stored.status === 429 && permitted.limits.length > 0;
		if (!isLate || attempt === MAX_ATTEMPTS) return stored;
	}
}

type Holding = { holder: string; name: RequestName | null; captcha: D1PreparedStatement[]; limits: Limit[] };

/**
 * Holds a form sent with a character captcha, which bots can solve: it waits for the button of an email to its address.
 */
async function holdForm(
	arrival: Arrival,
	incoming: Incoming,
	{ holder, name, captcha, limits }: Holding,
): Promise<SubmitAnswer> {
	const { deps, language, now } = arrival;
	const ofHolder = recipientLimits(deps.links, holder, false);
	const reached = await findReachedLimit(deps.db, ofHolder, now);
	if (reached) return tooMany(reached);
	const answer: Accepted = { ok: true, redirect: pagePath("confirm-form", language) };
	const plan = heldPlan(arrival, incoming, holder);
	const first = [
		...(name ? rememberStatements(deps.db, name, answer, now) : []),
		...captcha,
		...[...limits, ...ofHolder].map((limit) => hitStatement(deps.db, limit, now)),
	];
	return commit(arrival, plan, plan.files, [], { first, answer, spentFault: "wrong" });
}

/** Two: a recipient's limit is reached only once. */
const MAX_ATTEMPTS = 2;

function tooMany({ tooMany: limit, wait }: { tooMany: Limit; wait: number }): Refused {
	return retryLater(429, limit.notice, wait);
}

type ReadForm<Form extends FormName> = Pick<Arrival<Form>, "data" | "stored"> & { uploads: Upload[] };

/**
 * Runs the checks without the database: schema, telephone numbers, files.
 * @param missing errors outside the form's own fields, such as a missing captcha
 */
export async function readForm<Form extends FormName>(
	id: string,
	{ form, input }: Pick<Incoming, "input"> & { form: Form },
	missing: FieldMessages,
): Promise<ReadForm<Form> | Refused> {
	const parsed = parseForm(form, input);
	if (!parsed.ok) {
		const isTooLarge = Object.values(parsed.errors).some(({ key }) => key === "file.tooLarge");
		const errors = { ...parsed.errors, ...missing };
		return isTooLarge ? { ok: false, status: 413, notice: "notice.tooLarge", errors } : invalid(errors);
	}
	const { stored, errors } = withInternationalPhones(parsed.data);
	const { uploads, refused } = await readUploads(id, parsed.data);
	for (const field of refused) errors[field] = { key: `file.${field}` };
	Object.assign(errors, missing);
	if (Object.keys(errors).length > 0) return invalid(errors);
	for (const { field, name } of uploads) stored[field] = name;
	return { data: parsed.data, stored, uploads };
}

/** Adds the E.164 form of each telephone number beside the entered one. */
function withInternationalPhones(data: object): { stored: Record<string, unknown>; errors: FieldMessages } {
	const errors: FieldMessages = {};
	const stored: Record<string, unknown> = { ...data };
	const add = (holder: Record<string, unknown>, prefix: string) => {
		if (typeof holder.phone !== "string") return;
		const countryId = typeof stored.countryId === "number" ? stored.countryId : undefined;
		const phoneE164 = internationalPhone(holder.phone, countryId);
		if (phoneE164 === null) errors[`${prefix}phone`] = { key: "phone" };
		else holder.phoneE164 = phoneE164;
	};
	add(stored, "");
	for (const group of ["personA", "personB"]) {
		const person = stored[group];
		if (typeof person !== "object" || person === null) continue;
		const copy = { ...person };
		add(copy, `${group}.`);
		stored[group] = copy;
	}
	return { stored, errors };
}

const missingCaptcha = { characters: "required.captcha", turnstile: "required.check" };

const captchaFaults = { wrong: "captcha.wrong", "too-fast": "captcha.tooFast", unproven: "captcha.unproven" };

function captchaRefusal(reason: keyof typeof captchaFaults | "down"): Refused {
	if (reason === "down") return retryLater(503, "notice.captchaDown", RETRY_SECONDS);
	return invalid({ captcha: { key: captchaFaults[reason] } });
}

type Accepting = {
	/** Statements at the start of the batch. */
	first: D1PreparedStatement[];
	answer: Accepted;
	/** Fault when the captcha was spent meanwhile. */
	spentFault: "wrong" | "unproven";
};

function store(arrival: Arrival, plan: SubmissionPlan, accepting: Accepting): Promise<SubmitAnswer> {
	const { db } = arrival.deps;
	// A file whose field is not asked in the property's region is not stored.
	const stored = plan.stored ?? arrival.stored;
	const uploads = [...arrival.uploads.filter(({ field }) => field in stored), ...(plan.made ?? [])];
	const record = [
		...submissionStatements(db, arrival, plan, stored),
		...uploadStatements(db, arrival.id, uploads, arrival.now),
	];
	return commit(arrival, plan, uploads, record, accepting);
}

/** Stores the files, then everything else in one batch; deletes the files when the batch fails. */
async function commit(
	{ deps, form, origin }: Arrival,
	plan: Pick<SubmissionPlan, "emails" | "statements">,
	uploads: readonly Upload[],
	record: readonly D1PreparedStatement[],
	{ first, answer, spentFault }: Accepting,
): Promise<SubmitAnswer> {
	const { db, bucket } = deps;
	const undo: (() => Promise<void>)[] = [];
	try {
		await storeUploads(bucket, uploads);
		const keys = uploads.map(({ key }) => key);
		undo.push(() => deleteObjects(bucket, keys));
		const emails = await deps.post.prepare(plan.emails, origin);
		undo.push(emails.discard);
		await db.batch([...first, ...record, ...(plan.statements ?? []), ...emails.statements]);
	} catch (error) {
		await Promise.allSettled(undo.map((step) => step()));
		const refusal = refusalOf(error, form, spentFault);
		if (refusal) return refusal;
		log("error", "submission-not-stored", { form, ...factsOf(error) });
		return retryLater(503, notStored(form), RETRY_SECONDS);
	}
	// The email is in the outbox: if the queue message is lost, the scheduled run delivers it.
	await deps.post.kick().catch((error: unknown) => log("warn", "kick-failed", factsOf(error)));
	return answer;
}

function submissionStatements(
	db: D1Database,
	{ id, form, language, now }: Arrival,
	plan: SubmissionPlan,
	stored: object,
): D1PreparedStatement[] {
	const kept = forms[form].keptSeconds;
	const expiresAt = plan.expiresAt === undefined ? (kept === null ? null : now + kept) : plan.expiresAt;
	const addresses = new Set(plan.addresses.flatMap((email) => (email ? [email.toLowerCase()] : [])));
	return [
		db
			.prepare(
				`INSERT INTO submissions (id, form, language, property_id, project_id, data, created_at, expires_at)
				VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			)
			.bind(
				id,
				form,
				language,
				plan.propertyId ?? null,
				plan.projectId ?? null,
				JSON.stringify(stored),
				now,
				expiresAt,
			),
		...[...addresses].map((email) =>
			db.prepare("INSERT INTO submission_emails (email, submission_id) VALUES (?, ?)").bind(email, id),
		),
	];
}

/** Returns the refusal for a batch that failed on a concurrent change; null for any other error. */
function refusalOf(error: unknown, form: FormName, spentFault: Accepting["spentFault"]): Refused | null {
	const code = guardCodeOf(error);
	if (code === "request-repeated") return invalid({}, "notice.reused");
	if (code === "captcha-spent") return captchaRefusal(spentFault);
	if (code === "limit-reached") return retryLater(429, "notice.tooMany", RETRY_SECONDS);
	if (code === "slot-full") return refuse(409, "slotId", "gone.slot");
	// A retry plans again with the concurrent change.
	if (code === "overtaken" || code === "booking-changed") return retryLater(503, notStored(form), RETRY_SECONDS);
	return code === "documents-requested" ? refuse(409, "documents", "gone.documents") : null;
}
