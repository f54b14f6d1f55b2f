import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "../../../../worker/submissions/service";
import type { Language } from "../../../domain/language";
import { useTranslation } from "../../../i18n/texts";
import { announce } from "../../../page/toast";
import { track } from "../../../page/track";
import type { ScreenForm } from "../form-fields";
import { type FormStep, formAddress } from "../form-step";
import { clearDraft, type Draft, restoreDraft, saveDraft } from "./draft";
import type { LiveForm, Messages } from "./live-form";
import type { sendForm } from "./send-form";
import { useCaptcha } from "./use-captcha";
import { WRONG_CONTROL } from "./wrong-control";

/** The same words a second time are a notice of their own: a screen reader hears of what is new alone. */
type Notice = { turn: number; title: string; canRetry: boolean };

/** A form with its rules, and how it is sent. */
type Ready = { live: LiveForm; send: typeof sendForm };

type Options = {
	form: ScreenForm;
	step: FormStep;
	language: Language;
	draftKey: string;
	state: FormState | null;
	/** Told what was sent once it was accepted. */
	onAccepted: (fields: FormData) => void;
};

/**
 * Enhances a form on the first interaction: only then are its rules, react-hook-form and the code that submits
 * it loaded. Before that, and without JavaScript, it is a plain form that posts.
 */
export function useLiveForm({ form, step, language, draftKey, state, onAccepted }: Options) {
	const { t } = useTranslation(["validation", "forms"]);
	const element = useRef<HTMLFormElement>(null);
	const retryButton = useRef<HTMLButtonElement>(null);
	const loading = useRef<Promise<Ready | null> | null>(null);
	const sent = useRef({ body: "", key: "" });
	const wantsFocus = useRef(state !== null);
	const [live, setLive] = useState<LiveForm | null>(null);
	const [messages, setMessages] = useState<Messages>(state?.errors ?? {});
	const [notice, setNotice] = useState<Notice | null>(
		state?.message ? { turn: 0, title: state.message, canRetry: false } : null,
	);
	const [isBusy, setBusy] = useState(false);
	const [draft, setDraft] = useState<Draft | null>(null);
	const captcha = useCaptcha(language, form);

	useEffect(() => {
		if (element.current && !state) setDraft(restoreDraft(draftKey, element.current));
	}, [draftKey, state]);

	// The script may load after the form got the focus, and no focus event follows.
	const keepFocusedControl = useEffectEvent(() => {
		if (!element.current?.contains(document.activeElement)) return;
		wantsFocus.current = false;
		start();
	});
	useEffect(() => keepFocusedControl(), []);

	useEffect(() => {
		if (!wantsFocus.current || isBusy) return;
		const wrong = element.current?.querySelector<HTMLElement>(WRONG_CONTROL);
		if (wrong) wrong.focus();
		else if (retryButton.current) showNow(retryButton.current);
		else return;
		wantsFocus.current = false;
	});

	/**
	 * Null where a script is missing, as in a page that was open during a deploy. A browser does not ask for it a second
	 * time, so the form stays a plain one until the page is loaded again.
	 */
	async function loadScripts() {
		try {
			return await Promise.all([import("./live-form"), import("./send-form")]);
		} catch {
			return null;
		}
	}

	async function load(target: HTMLFormElement): Promise<Ready | null> {
		const [scripts] = await Promise.all([loadScripts(), step === "send" ? captcha.renew(target) : null]);
		if (!scripts) return null;
		const [{ createLiveForm }, { sendForm: send }] = scripts;
		const made = createLiveForm({
			form,
			element: target,
			translate: (key, values) => t(key, { ...values }),
			onMessages: setMessages,
		});
		setLive(made);
		return { live: made, send };
	}

	/** Begins once; again only where the connection was lost before all of it had come. */
	function makeReady(target: HTMLFormElement): Promise<Ready | null> {
		loading.current ??= load(target).catch((error: unknown) => {
			loading.current = null;
			throw error;
		});
		return loading.current;
	}

	function start() {
		if (element.current) makeReady(element.current).catch(lost);
	}

	function tell(title: string, canRetry: boolean) {
		setNotice((before) => ({ turn: (before?.turn ?? 0) + 1, title, canRetry }));
	}

	function lost() {
		tell(t("forms:lost"), true);
	}

	/** The form may have arrived: only the answer is missing. */
	function unanswered() {
		tell(t("forms:unanswered"), true);
	}

	async function send() {
		const target = element.current;
		if (!target || isBusy) return;
		setBusy(true);
		announce(t("forms:busy"));
		wantsFocus.current = true;
		try {
			const ready = await makeReady(target);
			saveDraft(draftKey, target);
			const proof = step === "send" ? await captcha.prove(target) : "";
			if (proof === null) await askCharacters(ready);
			else if (ready) await sendWith(ready, target, proof);
			else if (navigator.onLine) sendPlainly(target, proof);
			else lost();
		} catch {
			lost();
		}
		setBusy(false);
	}

	/** This browser finds no proof: its visitor copies characters, which show from now on. */
	async function askCharacters(ready: Ready | null) {
		tell(t("notice.fields"), false);
		if (ready) ready.live.show({ captcha: t("required.captcha") });
		else setMessages({ captcha: t("required.captcha") });
	}

	async function sendWith(ready: Ready, target: HTMLFormElement, proof: string, isSecond = false) {
		const { live: alive, send: sendFields } = ready;
		if (!(await alive.check())) {
			tell(t("notice.fields"), false);
			return;
		}
		const body = new FormData(target);
		if (proof) body.set("pow", proof);
		const answer = await sendFields(formAddress(form, step), body, keyFor(body));
		if (answer.kind === "accepted") {
			if (step === "send") {
				clearDraft(draftKey);
				onAccepted(body);
				track("form-submit", { form });
			}
			await leaveFor(answer.redirect);
			return;
		}
		if (answer.kind === "lost") {
			if (navigator.onLine) unanswered();
			else lost();
			return;
		}
		// What was drawn before a wave of forms is too easy in it: more work, of which nobody needs to know.
		if (proof && answer.errors.captcha && !isSecond) {
			await captcha.renew(target);
			const harder = await captcha.prove(target);
			if (harder) return sendWith(ready, target, harder, true);
		}
		tell(answer.message, Object.keys(answer.errors).length === 0);
		alive.show(answer.errors);
		if (!answer.errors.captcha) return;
		if (proof) captcha.askCharacters();
		else await captcha.renew(target);
	}

	/** The same fields go under the same key: a second attempt after a lost answer has no second effect. */
	function keyFor(body: FormData): string {
		const fields = [...body].filter(([name]) => name !== "pow");
		const text = JSON.stringify(fields.map(([name, value]) => [name, typeof value === "string" ? value : value.name]));
		if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
		return sent.current.key;
	}

	return {
		element,
		retryButton,
		live,
		messages,
		notice,
		isBusy,
		draft,
		challenge: captcha.challenge,
		asksCharacters: captcha.asksCharacters,
		renewCaptcha: () => void (element.current && captcha.renew(element.current).catch(lost)),
		start,
		/** Null where the connection was lost before the checks had come, which is shown. */
		async whenLive(): Promise<LiveForm | null> {
			const ready = element.current && (await makeReady(element.current).catch(lost));
			return ready?.live ?? null;
		},
		retry: () => void send(),
		submit(event: FormEvent) {
			event.preventDefault();
			void send();
		},
		keep() {
			if (element.current) saveDraft(draftKey, element.current);
		},
	};
}

function sendPlainly(form: HTMLFormElement, proof: string) {
	const field = document.createElement("input");
	Object.assign(field, { type: "hidden", name: "pow", value: proof });
	form.appendChild(field);
	HTMLFormElement.prototype.submit.call(form);
}

/** At once, as a button that still moves under a smooth scroll is missed by a fast press. */
function showNow(button: HTMLButtonElement) {
	button.scrollIntoView({ behavior: "instant", block: "center" });
	button.focus({ preventScroll: true });
}

/** Loads another document. Resolves only if the page is shown again, by the browser's history. */
function leaveFor(address: string): Promise<void> {
	return new Promise((resolve) => {
		window.addEventListener("pageshow", () => resolve(), { once: true });
		window.location.assign(address);
	});
}
