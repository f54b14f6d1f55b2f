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
	/** Told what was sent once it was accepted. */
	onAccepted: (fields: FormData) => void;
	tell: (title: string, canRetry: boolean) => void;
};

/** With a proof, and while there was a connection. */
type Sent = { isProven: boolean; wasOnline: boolean };

/** Sends a form and follows what came of it: another page, messages at its fields, or a notice. */
export function useSending({ form, step, draftKey, captcha, makeReady, onMessages, onAccepted, tell }: Options) {
	const { t } = useTranslation(["validation", "forms"]);

	async function follow(outcome: Outcome, live: LiveForm, element: HTMLFormElement, { isProven, wasOnline }: Sent) {
		if (outcome.kind === "wrong") return tell(t("notice.fields"), false);
		// Where there was a connection the form may have arrived: only the answer is missing.
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
			// This browser finds no proof: its visitor copies characters, which show from now on.
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

/** Loads another document. Resolves only if the page is shown again, by the browser's history. */
function leaveFor(address: string): Promise<void> {
	return new Promise((resolve) => {
		window.addEventListener("pageshow", () => resolve(), { once: true });
		window.location.assign(address);
	});
}
