import { useRef } from "react";
import { useTranslation } from "../../../i18n/texts";
import type { ScreenForm } from "../form-fields";
import type { LiveForm, Messages } from "./live-form";
import type { SendAnswer } from "./send-form";

/** Enhanced form with its validation, and a function to send it. */
export type Ready = { live: LiveForm; send: (body: FormData) => Promise<SendAnswer> };

type Options = {
	form: ScreenForm;
	address: string;
	/** Further work that loading waits for. */
	prepare: ((element: HTMLFormElement) => Promise<unknown>) | null;
	onMessages: (messages: Messages) => void;
};

/** Loads the scripts that validate and send a form: its schema, react-hook-form and the code that submits it. */
export function useFormScripts({ form, address, prepare, onMessages }: Options) {
	const { t } = useTranslation("validation");
	const loading = useRef<Promise<Ready | null> | null>(null);

	async function load(element: HTMLFormElement): Promise<Ready | null> {
		const [scripts] = await Promise.all([loadScripts(), prepare?.(element)]);
		if (!scripts) return null;
		const [{ createLiveForm }, { keyedSender }] = scripts;
		const live = createLiveForm({
			form,
			read: () => new FormData(element),
			translate: (key, values) => t(key, { ...values }),
			onMessages,
		});
		element.addEventListener("input", ({ target }) => {
			const name = target instanceof Element && target.getAttribute("name");
			if (name) void live.changed(name);
		});
		return { live, send: keyedSender(address) };
	}

	/** Loads once; retried only after a failure. */
	return function makeReady(element: HTMLFormElement): Promise<Ready | null> {
		loading.current ??= load(element).catch((error: unknown) => {
			loading.current = null;
			throw error;
		});
		return loading.current;
	};
}

/**
 * Null if a script is missing, as on a page that was open during a deploy. Browsers cache a failed import, so the form
 * stays a plain one until the page reloads.
 */
async function loadScripts() {
	try {
		return await Promise.all([import("./live-form"), import("./send-form")]);
	} catch {
		return null;
	}
}
