import type * as z from "zod";
import { isLanguage, type Language } from "../language";
import { formatEuro } from "../property/price";
import { isRecord } from "../records";
import { withPlainZips } from "./address";
import { savedSearchChange } from "./demand-register/schema";
import type { FormName } from "./form-names";
import { type FormValues, forms } from "./forms";
import { fieldName } from "./names";
import { normaliseInput } from "./normalise-input";
import { TRAP_FIELD } from "./transient-fields";
import { AMOUNT_TOO_HIGH } from "./values";

/** A key of the namespace `validation` with the values of its placeholders. */
type FieldMessage = { key: string; values?: MessageValues };

/** Values of a message's placeholders; `words` and `figures` are formatted amounts. */
export type MessageValues = { maximum?: number; minimum?: number; words?: string; figures?: string };

/** Messages by dotted field name, in the order of the form's fields. */
export type FieldMessages = Record<string, FieldMessage>;

export type ParsedForm<Form extends FormName> =
	| { ok: true; data: FormValues<Form> }
	| { ok: false; errors: FieldMessages };

/** Common fields of every form. A captcha token that is not text counts as empty. */
export type Envelope = {
	lang: Language | null;
	captchaId: string | null;
	captcha: string | null;
	/** A proof of work, unvalidated. */
	pow: unknown;
};

const MAX_ANSWER_LENGTH = 3_000;

export function readEnvelope(input: unknown): Envelope {
	const fields = isRecord(input) ? input : {};
	const text = (name: string) => {
		const value = normaliseInput(fields[name]);
		return typeof value === "string" && value.length <= MAX_ANSWER_LENGTH ? value : null;
	};
	const lang = text("lang");
	// Turnstile's script submits its token in its own field.
	const answer = normaliseInput(fields.captcha) ?? normaliseInput(fields["cf-turnstile-response"]);
	const isReadable = typeof answer === "number" || (typeof answer === "string" && answer.length <= MAX_ANSWER_LENGTH);
	const captcha = answer === undefined ? null : isReadable ? String(answer) : "";
	return {
		lang: isLanguage(lang) ? lang : null,
		captchaId: text("captchaId"),
		captcha,
		pow: normaliseInput(fields.pow) ?? null,
	};
}

/** Parses a form's own fields. Never throws; unknown fields are dropped. */
export function parseForm<Form extends FormName>(form: Form, input: unknown): ParsedForm<Form> {
	const fields = withPlainZips(isRecord(input) ? input : {});
	const result = forms[form].schema.safeParse(fields);
	const trapped = normaliseInput(fields[TRAP_FIELD]) !== undefined;
	if (result.success && !trapped) return { ok: true, data: result.data as FormValues<Form> };
	const errors = { ...missingGroups(form, fields), ...(result.success ? {} : messagesOf(result.error)) };
	return { ok: false, errors: trapped ? { ...errors, [TRAP_FIELD]: { key: "trap" } } : errors };
}

/** Parses the new criteria of a saved search. Never throws. */
export function parseSavedSearchChange(
	input: unknown,
): { ok: true; data: z.output<typeof savedSearchChange> } | { ok: false; errors: FieldMessages } {
	const result = savedSearchChange.safeParse(isRecord(input) ? input : {});
	return result.success ? { ok: true, data: result.data } : { ok: false, errors: messagesOf(result.error) };
}

function missingGroups(form: FormName, fields: Record<string, unknown>): FieldMessages {
	const group = forms[form].neededGroup;
	return group && (fields[group] ?? null) === null ? { [group]: { key: `required.${group}` } } : {};
}

function messagesOf(error: z.ZodError): FieldMessages {
	const messages: FieldMessages = {};
	for (const issue of error.issues) {
		const name = fieldName(issue.path);
		messages[name] ??= { key: issue.message, ...namedBy(issue) };
	}
	return messages;
}

function namedBy(issue: z.core.$ZodIssue): Pick<FieldMessage, "values"> {
	if (issue.message === AMOUNT_TOO_HIGH && issue.code === "too_big") {
		return { values: { figures: formatEuro(Number(issue.maximum)) } };
	}
	if (issue.code === "too_big") return { values: { maximum: Number(issue.maximum) } };
	if (issue.code === "too_small") return { values: { minimum: Number(issue.minimum) } };
	if (issue.code === "custom" && issue.params) return { values: issue.params };
	return {};
}
