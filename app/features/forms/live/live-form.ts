import { createFormControl, type FieldErrors, get, set } from "react-hook-form";
import type { FormName } from "../../../domain/forms/form-names";
import { nest } from "../../../domain/forms/names";
import { type FieldMessages, type MessageValues, parseForm } from "../../../domain/forms/parse";

/** Translated error message by field. */
export type Messages = Readonly<Record<string, string>>;

/** Translates a message of the namespace `validation`. */
export type Translate = (key: string, values?: MessageValues) => string;

export type LiveForm = {
	/** Validates the named fields, or all; resolves after their errors are shown. */
	check(names?: readonly string[]): Promise<boolean>;
	/** Validates a changed field again, once the form has been validated. */
	changed(name: string): Promise<void>;
	/** Replaces the errors with those of the server. */
	show(messages: Messages): void;
};

type LiveFormOptions = {
	form: FormName;
	/** Reads the form's current values. */
	read(): FormData;
	translate: Translate;
	onMessages: (messages: Messages) => void;
};

/**
 * Validation in the browser. react-hook-form keeps the errors and decides when a field is validated again; its resolver
 * applies the server's schema to the values that the form would send.
 */
export function createLiveForm({ form, read, translate, onMessages }: LiveFormOptions): LiveForm {
	let asked: readonly string[] | undefined;
	/** Dotted names of fields that have had an error; react-hook-form nests its errors. */
	const named = new Set<string>();
	const control = createFormControl<Record<string, unknown>>({
		resolver: () => {
			const entries = read();
			const fields = nest(entries);
			const parsed = parseForm(form, fields);
			const messages = { ...(parsed.ok ? {} : parsed.errors), ...missingCaptcha(entries) };
			const errors: FieldErrors = {};
			for (const [name, { key, values }] of Object.entries(messages)) {
				if (asked && !asked.includes(name)) continue;
				named.add(name);
				// With a type, react-hook-form treats it as an error of the field itself, also on a list.
				set(errors, `${name}.type`, "rule");
				set(errors, `${name}.message`, translate(key, values));
			}
			return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
		},
	});
	control.subscribe({
		formState: { errors: true },
		callback: ({ errors }) => {
			const messages = [...named].flatMap((name) => {
				const message = get(errors, `${name}.message`);
				return typeof message === "string" ? [[name, message] as const] : [];
			});
			onMessages(Object.fromEntries(messages));
		},
	});
	return {
		async check(names) {
			asked = names;
			return (await control.handleSubmit(() => true)()) ?? false;
		},
		// Registered without its element: react-hook-form would overwrite a value chosen before it was loaded.
		async changed(name) {
			await control.register(name).onChange({ target: { name }, type: "change" });
		},
		show(messages) {
			control.clearErrors();
			for (const [name, message] of Object.entries(messages)) {
				named.add(name);
				control.setError(name, { message });
			}
		},
	};
}

/** Error of an empty captcha: the visitor's answer, or the token that the external captcha writes into its own field. */
function missingCaptcha(entries: FormData): FieldMessages {
	const isEmpty = (name: string) => {
		const answer = entries.get(name);
		return typeof answer === "string" && answer.trim() === "";
	};
	if (isEmpty("captcha")) return { captcha: { key: "required.captcha" } };
	return isEmpty("cf-turnstile-response") ? { captcha: { key: "required.check" } } : {};
}
