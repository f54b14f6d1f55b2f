import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState } from "../../../../worker/submissions/service";
import type { Language } from "../../../domain/language";
import { useTranslation } from "../../../i18n/texts";
import { focusFirstInvalid } from "../../../ui/field";
import { announce } from "../../layout/toast";
import type { ScreenForm } from "../form-fields";
import { type FormStep, formAddress } from "../form-step";
import { type Draft, restoreDraft, saveDraft } from "./draft";
import type { LiveForm, Messages } from "./live-form";
import { useCaptcha } from "./use-captcha";
import { useFormScripts } from "./use-form-scripts";
import { useSending } from "./use-sending";

/** The same words a second time are a notice of their own: a screen reader hears of what is new alone. */
type Notice = { turn: number; title: string; canRetry: boolean };

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
 * Enhances a form on the first interaction: only then is what checks and sends it loaded. Before that, and without
 * JavaScript, it is a plain form that posts.
 */
export function useLiveForm({ form, step, language, draftKey, state, onAccepted }: Options) {
	const { t } = useTranslation(["validation", "forms"]);
	const element = useRef<HTMLFormElement>(null);
	const retryButton = useRef<HTMLButtonElement>(null);
	const wantsFocus = useRef(state !== null);
	const [messages, setMessages] = useState<Messages>(state?.errors ?? {});
	const [notice, setNotice] = useState<Notice | null>(
		state?.message ? { turn: 0, title: state.message, canRetry: false } : null,
	);
	const [isBusy, setBusy] = useState(false);
	const [draft, setDraft] = useState<Draft | null>(null);
	const captcha = useCaptcha(language, form);
	const makeReady = useFormScripts({
		form,
		address: formAddress(form, step),
		prepare: step === "send" ? captcha.renew : null,
		onMessages: setMessages,
	});

	function start() {
		if (element.current) makeReady(element.current).catch(lost);
	}

	function tell(title: string, canRetry: boolean) {
		setNotice((before) => ({ turn: (before?.turn ?? 0) + 1, title, canRetry }));
	}

	function lost() {
		tell(t("forms:lost"), true);
	}

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
		if (focusFirstInvalid(element.current)) wantsFocus.current = false;
		else if (retryButton.current) {
			showNow(retryButton.current);
			wantsFocus.current = false;
		}
	});

	const sendNow = useSending({
		form,
		step,
		draftKey,
		captcha,
		makeReady,
		onMessages: setMessages,
		onAccepted,
		tell,
	});

	async function send() {
		const target = element.current;
		if (!target || isBusy) return;
		setBusy(true);
		announce(t("forms:busy"));
		wantsFocus.current = true;
		await sendNow(target).catch(lost);
		setBusy(false);
	}

	return {
		element,
		retryButton,
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

/** At once, as a button that still moves under a smooth scroll is missed by a fast press. */
function showNow(button: HTMLButtonElement) {
	button.scrollIntoView({ behavior: "instant", block: "center" });
	button.focus({ preventScroll: true });
}
