import { createFormControl, type FieldErrors, get, set, type UseFormRegisterReturn } from "react-hook-form";
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

/** Messages that belong to no single control of their own. */
const groupNames = ["captcha", "zips", "propertyId", "unit", "slotId", "token", "valuationAddress", "personA"];

/**
 * The checks of a form in the browser: the rules are the server's own, react-hook-form says when they run. The values
 * are always those of the form itself, so that both sides read the same thing.
 */
export function createLiveForm({ form, element, translate, onMessages }: LiveFormOptions): LiveForm {
	const known = new Set(groupNames);
	const control = createFormControl<Record<string, unknown>>({
		mode: "onSubmit",
		reValidateMode: "onChange",
		shouldFocusError: false,
		resolver: async () => {
			const errors = nestedErrors(messagesFor(form, element), translate);
			for (const name of namesOf(element)) known.add(name);
			return Object.keys(errors).length === 0 ? { values: {}, errors: {} } : { values: {}, errors };
		},
	});
	control.subscribe({
		formState: { errors: true },
		callback: ({ errors }) => onMessages(flatMessages(errors ?? {}, known)),
	});
	/** The fields of a part that was checked and has faults. */
	let faulty: readonly string[] = [];

	function showPart(names: readonly string[]): boolean {
		const wrong = Object.entries(messagesFor(form, element)).filter(([name]) => names.includes(name));
		faulty = wrong.length > 0 ? names : [];
		control.clearErrors();
		for (const [name, { key, values }] of wrong) {
			known.add(name);
			control.setError(name, { type: "rule", message: translate(key, values) });
		}
		onMessages(Object.fromEntries(wrong.map(([name, { key, values }]) => [name, translate(key, values)])));
		return wrong.length === 0;
	}

	// As the library does it after a check of everything: a fault goes with what is typed.
	element.addEventListener("input", () => faulty.length > 0 && showPart(faulty));
	return {
		register(name) {
			known.add(name);
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
				known.add(name);
				control.setError(name, { type: "server", message });
			}
			onMessages(messages);
		},
	};
}

function messagesFor(form: FormName, element: HTMLFormElement): FieldMessages {
	const fields = nest(new FormData(element).entries());
	const parsed = parseForm(form, fields);
	return { ...(parsed.ok ? {} : parsed.errors), ...missingCaptcha(element) };
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

function namesOf(element: HTMLFormElement): string[] {
	return [...element.elements].flatMap((each) => each.getAttribute("name") ?? []);
}

function flatMessages(errors: FieldErrors, names: ReadonlySet<string>): Messages {
	const entries = [...names].flatMap((name) => {
		const message: unknown = (get(errors, name) as { message?: unknown } | undefined)?.message;
		return typeof message === "string" ? [[name, message] as const] : [];
	});
	return Object.fromEntries(entries);
}
