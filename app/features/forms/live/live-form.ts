import { createFormControl, type FieldErrors, set, type UseFormRegisterReturn } from "react-hook-form";
import type { FormName } from "../../../domain/forms/form-names";
import { nest } from "../../../domain/forms/names";
import { type FieldMessages, type MessageValues, parseForm } from "../../../domain/forms/parse";

/** A message for each field that is wrong, ready to show. */
export type Messages = Readonly<Record<string, string>>;

/** Translates a message of the namespace `validation`. */
export type Translate = (key: string, values?: MessageValues) => string;

export type LiveForm = {
	register(name: string): Omit<UseFormRegisterReturn, "ref">;
	/** Checks everything; what is wrong has been shown when this resolves. */
	check(): Promise<boolean>;
	/** Checks some fields, and shows what is wrong with these alone. */
	checkPart(names: readonly string[]): boolean;
	/** Shows what the server found. */
	show(messages: Messages): void;
};

type LiveFormOptions = {
	form: FormName;
	element: HTMLFormElement;
	translate: Translate;
	onMessages: (messages: Messages) => void;
};

/**
 * The checks of a form in the browser: the rules are the server's own, react-hook-form says when they run. The values
 * are always those of the form itself, so that both sides read the same thing.
 */
export function createLiveForm({ form, element, translate, onMessages }: LiveFormOptions): LiveForm {
	const control = createFormControl<Record<string, unknown>>({
		mode: "onSubmit",
		reValidateMode: "onChange",
		shouldFocusError: false,
		resolver: async () => {
			const { values, messages } = readForm(form, element);
			return values ? { values, errors: {} } : { values: {}, errors: nestedErrors(messages, translate) };
		},
	});
	control.subscribe({
		formState: { errors: true },
		callback: ({ errors }) => onMessages(flatMessages(errors ?? {})),
	});
	/** The fields of a part that was checked and has faults. */
	let faulty: readonly string[] = [];

	function showPart(names: readonly string[]): boolean {
		const wrong = Object.entries(readForm(form, element).messages).filter(([name]) => names.includes(name));
		faulty = wrong.length > 0 ? names : [];
		control.clearErrors();
		for (const [name, { key, values }] of wrong) {
			control.setError(name, { type: "rule", message: translate(key, values) });
		}
		onMessages(Object.fromEntries(wrong.map(([name, { key, values }]) => [name, translate(key, values)])));
		return wrong.length === 0;
	}

	// As the library does it after a check of everything: a fault goes with what is typed.
	element.addEventListener("input", () => faulty.length > 0 && showPart(faulty));
	return {
		register(name) {
			// With a reference to the control the library writes its value too, and forgets what was chosen before it came.
			const { ref: _, ...handlers } = control.register(name);
			return handlers;
		},
		async check() {
			let isRight = false;
			faulty = [];
			await control.handleSubmit(
				() => {
					isRight = true;
				},
				() => {},
			)();
			return isRight;
		},
		checkPart(names) {
			return showPart(names);
		},
		show(messages) {
			for (const [name, message] of Object.entries(messages)) {
				control.setError(name, { type: "server", message });
			}
			onMessages(messages);
		},
	};
}

/** What is wrong with the form as it stands; its values where nothing is. */
function readForm(form: FormName, element: HTMLFormElement) {
	const parsed = parseForm(form, nest(new FormData(element).entries()));
	const messages: FieldMessages = { ...(parsed.ok ? {} : parsed.errors), ...missingCaptcha(element) };
	return { values: parsed.ok && Object.keys(messages).length === 0 ? parsed.data : null, messages };
}

/** The visitor's own answer, or the one that the outside service writes into its own field once it is content. */
function missingCaptcha({ elements }: HTMLFormElement): FieldMessages {
	const isEmpty = (name: string) => {
		const answer = elements.namedItem(name);
		return answer instanceof HTMLInputElement && answer.value.trim() === "";
	};
	if (isEmpty("captcha")) return { captcha: { key: "required.captcha" } };
	return isEmpty("cf-turnstile-response") ? { captcha: { key: "required.check" } } : {};
}

function nestedErrors(messages: FieldMessages, translate: Translate): FieldErrors {
	const errors: FieldErrors = {};
	const ownNames = Object.entries(messages).filter(([name]) => !hasInner(name, messages));
	for (const [name, { key, values }] of ownNames) set(errors, name, { type: "rule", message: translate(key, values) });
	return errors;
}

/** A group whose fields have messages of their own needs none. */
function hasInner(name: string, messages: FieldMessages): boolean {
	return Object.keys(messages).some((other) => other.startsWith(`${name}.`));
}

/** By dotted field name. An error is what has a message of its own; anything else holds those of its fields. */
function flatMessages(errors: object, path: readonly string[] = []): Messages {
	const entries = Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
		if (typeof error !== "object" || error === null) return [];
		const inner = [...path, name];
		if ("message" in error && typeof error.message === "string") return [[inner.join("."), error.message] as const];
		return Object.entries(flatMessages(error, inner));
	});
	return Object.fromEntries(entries);
}
