import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormState } from "../../../worker/submissions/service";
import type { Language } from "../../domain/language";
import { track } from "../analytics/track";
import { clearDraft, type Draft, restoreDraft, saveDraft } from "./draft";
import type { ScreenForm } from "./form-fields";
import { type FormStep, formAddress } from "./form-step";
import { leaveFor } from "./leave-for";
import type { LiveForm, Messages } from "./live-form";
import { useCaptcha } from "./use-captcha";

type Notice = { title: string; canRetry: boolean };

type Options = { form: ScreenForm; step: FormStep; language: Language; draftKey: string; state: FormState | null };

const WRONG_CONTROL = "[aria-invalid=true], .choices-wrong input:enabled, [data-wrong]";

/**
 * Enhances a form on the first interaction: only then are its rules, react-hook-form and the code that submits
 * it loaded. Before that, and without JavaScript, it is a plain form that posts.
 */
export function useLiveForm({ form, step, language, draftKey, state }: Options) {
	const { i18n } = useTranslation("forms");
	const element = useRef<HTMLFormElement>(null);
	const loading = useRef<Promise<LiveForm> | null>(null);
	const sent = useRef({ body: "", key: "" });
	const wantsFocus = useRef(state !== null);
	const [live, setLive] = useState<LiveForm | null>(null);
	const [messages, setMessages] = useState<Messages>(state?.errors ?? {});
	const [notice, setNotice] = useState<Notice | null>(
		state?.message ? { title: state.message, canRetry: false } : null,
	);
	const [isBusy, setBusy] = useState(false);
	const [draft, setDraft] = useState<Draft | null>(null);
	const captcha = useCaptcha(language);

	useEffect(() => {
		if (element.current && !state) setDraft(restoreDraft(draftKey, element.current));
	}, [draftKey, state]);

	// The script may load after the form got the focus, and no focus event follows.
	const keepFocusedControl = useEffectEvent(() => {
		if (!element.current?.contains(document.activeElement)) return;
		wantsFocus.current = false;
		startOrAnnounce();
	});
	useEffect(() => keepFocusedControl(), []);

	useEffect(() => {
		if (!wantsFocus.current || isBusy) return;
		const wrong = element.current?.querySelector<HTMLElement>(WRONG_CONTROL);
		if (!wrong) return;
		wantsFocus.current = false;
		wrong.focus();
	});

	async function load(target: HTMLFormElement): Promise<LiveForm> {
		const [{ createLiveForm }] = await Promise.all([
			import("./live-form"),
			i18n.loadNamespaces("validation"),
			step === "send" ? captcha.renew() : null,
		]);
		const translate = i18n.getFixedT(language, "validation");
		const made = createLiveForm({
			form,
			element: target,
			translate: (key, values) => translate(key, { ...values }),
			onMessages: setMessages,
		});
		setLive(made);
		return made;
	}

	/** Begins once; again only where the connection was lost before all of it had come. */
	function markHydrated(): Promise<LiveForm> | null {
		const target = element.current;
		if (!target) return null;
		loading.current ??= load(target).catch((error: unknown) => {
			loading.current = null;
			throw error;
		});
		return loading.current;
	}

	function startOrAnnounce() {
		markHydrated()?.catch(lost);
	}

	function lost() {
		setNotice({ title: i18n.t("forms:lost"), canRetry: true });
	}

	async function send() {
		const target = element.current;
		if (!target || isBusy) return;
		setBusy(true);
		try {
			const alive = await markHydrated();
			if (alive) await sendWith(alive, target);
		} catch {
			lost();
		}
		setBusy(false);
	}

	async function sendWith(alive: LiveForm, target: HTMLFormElement) {
		saveDraft(draftKey, target);
		if (!(await alive.check())) {
			wantsFocus.current = true;
			setNotice({ title: i18n.t("validation:notice.fields"), canRetry: false });
			return;
		}
		const { sendForm } = await import("./send-form");
		const body = new FormData(target);
		const answer = await sendForm(formAddress(form, step), body, keyFor(body));
		if (answer.kind === "accepted") {
			if (step === "send") {
				clearDraft(draftKey);
				track("form-submit", { form });
			}
			await leaveFor(answer.redirect);
			return;
		}
		if (answer.kind === "lost") {
			lost();
			return;
		}
		wantsFocus.current = true;
		setNotice({ title: answer.message, canRetry: Object.keys(answer.errors).length === 0 });
		alive.show(answer.errors);
		if (answer.errors.captcha) await captcha.renew();
	}

	/** The same fields go under the same key: a second attempt after a lost answer has no second effect. */
	function keyFor(body: FormData): string {
		const text = JSON.stringify(
			[...body].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
		);
		if (sent.current.body !== text) sent.current = { body: text, key: crypto.randomUUID() };
		return sent.current.key;
	}

	return {
		element,
		live,
		messages,
		notice,
		isBusy,
		draft,
		challenge: captcha.challenge,
		renewCaptcha: () => void captcha.renew().catch(lost),
		markHydrated: startOrAnnounce,
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
