import { useTranslation } from "../../../i18n/texts";
import { track } from "../../analytics/track";
import type { ScreenForm } from "../form-fields";
import type { FormStep } from "../form-step";
import { clearDraft, saveDraft } from "./draft";
import type { LiveForm, Messages } from "./live-form";
import { type Outcome, submitForm } from "./submit-form";
import type { useCaptcha } from "./use-captcha";
import type { Ready } from "./use-form-scripts";

type Options = {
	form: ScreenForm;
	step: FormStep;
	draftKey: string;
	captcha: ReturnType<typeof useCaptcha>;
	makeReady: (element: HTMLFormElement) => Promise<Ready | null>;
	onMessages: (messages: Messages) => void;
	/** Called with the submitted fields after acceptance. */
	onAccepted: (fields: FormData) => void;
	tell: (title: string, canRetry: boolean) => void;
};

/** Whether a proof was sent, and whether the browser was online. */
type Sent = { isProven: boolean; wasOnline: boolean };

/** Sends a form and handles the outcome: a redirect, field errors, or a notice. */
export function useSending({ form, step, draftKey, captcha, makeReady, onMessages, onAccepted, tell }: Options) {
	const { t } = useTranslation(["validation", "forms"]);

	async function follow(outcome: Outcome, live: LiveForm, element: HTMLFormElement, { isProven, wasOnline }: Sent) {
		if (outcome.kind === "wrong") return tell(t("notice.fields"), false);
		// While online the form may have arrived, and only the response was lost.
		if (outcome.kind === "lost") return tell(t(wasOnline ? "forms:unanswered" : "forms:lost"), true);
		if (outcome.kind === "accepted") {
			if (step === "send") {
				clearDraft(draftKey);
				onAccepted(outcome.fields);
				track("form-submit", { form });
			}
			return leaveFor(outcome.redirect);
		}
		tell(outcome.message, Object.keys(outcome.errors).length === 0);
		live.show(outcome.errors);
		if (!outcome.errors.captcha) return;
		if (isProven) captcha.askCharacters();
		else await captcha.renew(element);
	}

	return async function send(element: HTMLFormElement): Promise<void> {
		const ready = await makeReady(element);
		saveDraft(draftKey, element);
		const proof = step === "send" ? await captcha.prove(element) : "";
		if (proof === null) {
			// The browser cannot solve the proof of work: from now on the visitor gets characters to copy.
			tell(t("notice.fields"), false);
			(ready?.live.show ?? onMessages)({ captcha: t("required.captcha") });
			return;
		}
		const wasOnline = navigator.onLine;
		if (!ready) {
			if (wasOnline) sendPlainly(element, proof);
			else tell(t("forms:lost"), true);
			return;
		}
		const proveAgain = async () => {
			await captcha.renew(element);
			return captcha.prove(element);
		};
		const outcome = await submitForm({ ...ready, read: () => new FormData(element), proveAgain }, proof);
		await follow(outcome, ready.live, element, { isProven: proof !== "", wasOnline });
	};
}

function sendPlainly(form: HTMLFormElement, proof: string) {
	const field = document.createElement("input");
	Object.assign(field, { type: "hidden", name: "pow", value: proof });
	form.appendChild(field);
	HTMLFormElement.prototype.submit.call(form);
}

/** Navigates to another document. Resolves only if the page is restored from the back/forward cache. */
function leaveFor(address: string): Promise<void> {
	return new Promise((resolve) => {
		window.addEventListener("pageshow", () => resolve(), { once: true });
		window.location.assign(address);
	});
}
