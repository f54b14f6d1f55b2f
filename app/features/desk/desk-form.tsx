import { type ReactNode, type RefObject, type SubmitEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { notYetInvalid } from "../../ui/field";
import { Icon, type IconName } from "../../ui/icon";
import { clearDraft } from "../forms/live/draft";
import { useFaults } from "./fault-text";
import { type DraftName, deskDraftKey, useDraft } from "./use-draft";

type DeskFormProps = {
	/** One of the section's intents. */
	intent: string;
	/** Values that are sent along. */
	values?: Readonly<Record<string, string>>;
	/** In one line. */
	inline?: boolean;
	/** What is typed is kept for this tab by this name (`useDraft`). */
	draft?: DraftName;
	/** With files, or with more text than a plain form may hold. */
	files?: boolean;
	children: ReactNode;
};

/**
 * A form of the desk: posts to the page's own action, with or without scripts, and once, however often it is pressed until
 * the answer comes. What was accepted makes room for what the form begins with by then; what was refused stays as it was
 * typed.
 */
export function DeskForm({ intent, values = {}, inline = false, draft, files = false, children }: DeskFormProps) {
	const ref = useDraft(draft);
	const noteSent = useResetOnceAccepted(ref, inline, draft && deskDraftKey(draft));
	const isFirst = useFirstOfPresses();
	function send(event: SubmitEvent<HTMLFormElement>): void {
		if (isFirst()) noteSent();
		else event.preventDefault();
	}
	return (
		<Form
			{...notYetInvalid}
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
 * @param staysIn the focus stays on the button: one in a line may be pressed again
 * @param kept what its draft is kept by
 * @returns to be called when the form is sent: an answer to another form of the page leaves this one alone
 */
function useResetOnceAccepted(
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
		// Where the page says what was done, the focus goes on from there.
		const focused = document.activeElement;
		if (!staysIn && focused instanceof HTMLElement && form.current?.contains(focused)) focused.blur();
	}, [form, isUnderWay, isRefused, staysIn, kept]);
	// What was accepted may have led to another page, which says so: a sign-in does not.
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

/** @returns whether a press comes while nothing that was pressed before waits for its answer */
function useFirstOfPresses(): () => boolean {
	const isAwaited = useRef(false);
	const isUnderWay = useNavigation().formData !== undefined;
	// At each rendering: one that comes late shows the answer alone, never that the form was under way.
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
	/** Which of several things it is about, where the text does not say it. */
	of?: string;
	/** The same in words that hold the text too. */
	label?: string;
	/** A single key that presses it, on pages with `Shortcuts`. */
	shortcut?: string;
	/** Of several buttons of one form: sent along where this one is pressed. */
	name?: string;
	value?: string;
	children: string;
};

/** Sends its form. */
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

/** A button that is a form of its own. */
export function IntentButton({ intent, values, ...button }: IntentButtonProps) {
	return (
		<DeskForm intent={intent} values={values} inline>
			<DeskButton {...button} />
		</DeskForm>
	);
}
