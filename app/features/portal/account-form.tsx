import { type ComponentProps, type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../worker/accounts/notice";
import type { Language } from "../../domain/language";
import { Banner } from "../../ui/banner";
import { focusFirstInvalid, notInvalidYet } from "../../ui/field";
import { TextInput } from "../../ui/inputs";
import { BusyButton } from "../../ui/live/busy-button";
import type { Answer } from "../forms/live/send";

type Sending = {
	/** Null without a connection. */
	send(form: HTMLFormElement): Promise<Answer | null>;
	/** Path to open after success; null after an error. */
	targetOf(answer: Answer): string | null;
	/** Selector of the element to focus after a response without a field error. */
	focus?: string;
	onRefused?(answer: Answer | null): void;
};

/** Sends an account form by fetch; the page stays until it is accepted. */
export function useAccountForm({ send, targetOf, focus, onRefused }: Sending) {
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	const [answer, setAnswer] = useState<Answer | null>(null);
	const [isOffline, setIsOffline] = useState(false);
	const showOffline = useCallback(() => setIsOffline(true), []);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await send(event.currentTarget);
		const target = result && targetOf(result);
		if (target) {
			window.location.assign(target);
			return;
		}
		setBusy(false);
		setAnswer(result);
		setIsOffline(result === null);
		onRefused?.(result);
	}

	useEffect(() => {
		if (answer && !focusFirstInvalid(form.current) && focus) form.current?.querySelector<HTMLElement>(focus)?.focus();
	}, [answer, focus]);

	return { form, busy, answer, isOffline, showOffline, submit };
}

type AccountFormProps = {
	state: ReturnType<typeof useAccountForm>;
	/** URL of the plain post without JavaScript. */
	action: string;
	id?: string;
	language: Language;
	/** Label of the submit button. */
	submit: string;
	/** Title of the error when the response has none. */
	failure?: string;
	/** Shown above the form until there is a response: the result of a plain post. */
	before: ReactNode;
	children: ReactNode;
};

/** An account form: the error, the fields and the button. */
export function AccountForm({ state, action, id, language, submit, failure, before, children }: AccountFormProps) {
	const { t } = useTranslation("common");
	const { form, busy, answer, isOffline } = state;
	const problem = isOffline ? t("error.network") : (answer?.message ?? (answer && failure));
	return (
		<>
			{problem ? <Banner role="alert" tone="wrong" title={problem} className="mb-8" /> : before}
			<form
				ref={form}
				id={id}
				method="post"
				action={action}
				onSubmit={state.submit}
				className="grid gap-6"
				noValidate
				{...notInvalidYet}
			>
				<input type="hidden" name="lang" value={language} />
				{children}
				<BusyButton type="submit" busy={busy} wide>
					{submit}
				</BusyButton>
			</form>
		</>
	);
}

type LoginInputProps = Pick<ComponentProps<typeof TextInput>, "autoComplete" | "defaultValue" | "error">;

/** Field for the username or email address. */
export function LoginInput(input: LoginInputProps) {
	const { t } = useTranslation("portal");
	return (
		<TextInput label={t("signIn.login")} name="login" autoCapitalize="none" spellCheck={false} {...input} required />
	);
}

type NoticeBannerProps = {
	notice: FormNotice | null;
	/** Messages of success; all others are errors. */
	good: readonly string[];
};

/** Result of a form posted without JavaScript. */
export function NoticeBanner({ notice, good }: NoticeBannerProps) {
	const { t } = useTranslation("portal");
	if (!notice) return null;
	return (
		<Banner
			role={good.includes(notice.message) ? "status" : "alert"}
			tone={good.includes(notice.message) ? "good" : "wrong"}
			title={t(notice.message, { count: notice.seconds ?? 0 })}
			className="mb-8"
		/>
	);
}
