import { createFormControl, type FieldErrors, get, set } from "react-hook-form";
import type { FormName } from "../../../domain/forms/form-names";
import { nest } from "../../../domain/forms/names";
import { type FieldMessages, type MessageValues, parseForm } from "../../../domain/forms/parse";

/** A message for each field that is wrong, ready to show. */
export type Messages = Readonly<Record<string, string>>;

/** Translates a message of the namespace `validation`. */
export type Translate = (key: string, values?: MessageValues) => string;

export type LiveForm = {
	/** Checks the named fields, or all; their errors have been shown when this resolves. */
	check(names?: readonly string[]): Promise<boolean>;
	/** Checks a field again after it was changed, once the form has been checked. */
	changed(name: string): Promise<void>;
	/** Shows what the server found. */
	show(messages: Messages): void;
};

type LiveFormOptions = {
	form: FormName;
	/** The values of the form itself. */
	read(): FormData;
	translate: Translate;
	onMessages: (messages: Messages) => void;
};

/**
 * The checks of a form in the browser: react-hook-form keeps the errors and checks a field again while it is changed.
 * Its resolver applies the server's rules to what the form would send, so that both sides read the same thing.
 */
export function createLiveForm({ form, read, translate, onMessages }: LiveFormOptions): LiveForm {
	let asked: readonly string[] | undefined;
	/** Dotted names of the fields that have had an error: the library nests its errors. */
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
				// A type makes the library take it for an error of the field itself, also on a list.
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
		// Without a reference to the element: the library would write its value too, and forget what was chosen before it came.
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

/** The visitor's own answer, or the one that the outside service writes into its own field once it is content. */
function missingCaptcha(entries: FormData): FieldMessages {
	const isEmpty = (name: string) => {
		const answer = entries.get(name);
		return typeof answer === "string" && answer.trim() === "";
	};
	if (isEmpty("captcha")) return { captcha: { key: "required.captcha" } };
	return isEmpty("cf-turnstile-response") ? { captcha: { key: "required.check" } } : {};
}
