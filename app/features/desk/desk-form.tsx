import { type ReactNode, type RefObject, type SubmitEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { notInvalidYet } from "../../ui/field";
import { Icon, type IconName } from "../../ui/icon";
import { clearDraft } from "../forms/live/draft";
import { useFaults } from "./fault-text";
import { type DraftName, deskDraftKey, useDraft } from "./use-draft";

type DeskFormProps = {
	/** One of the section's intents. */
	intent: string;
	/** Values sent with the form. */
	values?: Readonly<Record<string, string>>;
	/** On one line. */
	inline?: boolean;
	/** Keeps typed input in this tab under this name (`useDraft`). */
	draft?: DraftName;
	/** For files, or for more text than a plain form may hold. */
	files?: boolean;
	children: ReactNode;
};

/**
 * Form of the desk: posts to the page's own action, with or without scripts. Repeated presses send it once. After
 * success it resets to its new initial values; after a refusal it keeps the input.
 */
export function DeskForm({ intent, values = {}, inline = false, draft, files = false, children }: DeskFormProps) {
	const ref = useDraft(draft);
	const noteSent = useResetOnSuccess(ref, inline, draft && deskDraftKey(draft));
	const isFirst = useSubmitOnce();
	function send(event: SubmitEvent<HTMLFormElement>): void {
		if (isFirst()) noteSent();
		else event.preventDefault();
	}
	return (
		<Form
			{...notInvalidYet}
			ref={ref}
			method="post"
			encType={files ? "multipart/form-data" : undefined}
			className={inline ? "desk-inline" : "desk-form"}
			preventScrollReset
			onSubmit={send}
		>
			<input type="hidden" name="intent" value={intent} />
			{Object.entries(values).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
		</Form>
	);
}

/**
 * Resets a form and clears its draft after success.
 * @param staysIn keeps the focus on the button: one in a line may be pressed again
 * @param kept storage key of the draft
 * @returns to be called when the form is sent, so that answers to other forms leave this one alone
 */
function useResetOnSuccess(
	form: RefObject<HTMLFormElement | null>,
	staysIn: boolean,
	kept: string | undefined,
): () => void {
	const isSent = useRef(false);
	const isUnderWay = useNavigation().formData !== undefined;
	const isRefused = useFaults() !== null;
	useLayoutEffect(() => {
		if (isUnderWay || !isSent.current) return;
		isSent.current = false;
		if (isRefused) return;
		form.current?.reset();
		if (kept !== undefined) clearDraft(kept);
		// The notice of success takes the focus.
		const focused = document.activeElement;
		if (!staysIn && focused instanceof HTMLElement && form.current?.contains(focused)) focused.blur();
	}, [form, isUnderWay, isRefused, staysIn, kept]);
	// A success may have led to another page, marked by `done`; a redirect to sign in has none.
	useLayoutEffect(
		() => () => {
			const isAccepted = isSent.current && new URLSearchParams(window.location.search).has("done");
			if (isAccepted && kept !== undefined) clearDraft(kept);
		},
		[kept],
	);
	return () => {
		isSent.current = true;
	};
}

/** @returns a check that no earlier press is waiting for its answer */
function useSubmitOnce(): () => boolean {
	const isAwaited = useRef(false);
	const isUnderWay = useNavigation().formData !== undefined;
	// On every render: a late render shows only the answer, never the pending state.
	useLayoutEffect(() => {
		if (!isUnderWay) isAwaited.current = false;
	});
	return () => {
		if (isAwaited.current) return false;
		isAwaited.current = true;
		return true;
	};
}

type DeskButtonProps = {
	/** `main` is the one action of a form. */
	look?: "main" | "plain" | "quiet" | "danger";
	icon?: IconName;
	/** Object of the action, if the text does not name it. */
	of?: string;
	/** Accessible name in place of `of`; it contains the text. */
	label?: string;
	/** Single key that presses it, on pages with `Shortcuts`. */
	shortcut?: string;
	/** Sent if this button of the form is pressed. */
	name?: string;
	value?: string;
	children: string;
};

/** Submit button. */
export function DeskButton({ look = "plain", icon, of, label, shortcut, name, value, children }: DeskButtonProps) {
	const { t } = useTranslation("common");
	const isBusy = useNavigation().state === "submitting";
	return (
		<button
			type="submit"
			name={name}
			value={value}
			className={`desk-button desk-button-${look}`}
			aria-label={of === undefined ? label : children + t("word.colon") + of}
			aria-disabled={isBusy || undefined}
			aria-keyshortcuts={shortcut}
			data-desk-key={shortcut}
		>
			{icon && <Icon name={icon} className="desk-icon" />}
			{children}
		</button>
	);
}

type IntentButtonProps = Pick<DeskFormProps, "intent" | "values"> & Omit<DeskButtonProps, "name" | "value">;

/** Button that is a form of its own. */
export function IntentButton({ intent, values, ...button }: IntentButtonProps) {
	return (
		<DeskForm intent={intent} values={values} inline>
			<DeskButton {...button} />
		</DeskForm>
	);
}
