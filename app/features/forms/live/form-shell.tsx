import { type ReactNode, type RefObject, useRef, useState, useSyncExternalStore } from "react";
import type { FormState } from "../../../../worker/submissions/service";
import { TRAP_FIELD } from "../../../domain/forms/transient-fields";
import { pagePath } from "../../../domain/pages/paths";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/choices";
import { notInvalidYet } from "../../../ui/field";
import { TextLink } from "../../../ui/link";
import { BusyButton } from "../../../ui/live/busy-button";
import { formFields, type ScreenForm } from "../form-fields";
import { type FormStep, formAddress } from "../form-step";
import { CaptchaField } from "./captcha-field";
import type { Draft } from "./draft";
import type { LiveForm, Messages } from "./live-form";
import { asksDetails, fillDetails, forgetDetails, keepDetails, readDetails } from "./own-details";
import { useLiveForm } from "./use-live-form";

type Alive = {
	messages: Messages;
	draft: Draft | null;
	whenLive: () => Promise<LiveForm | null>;
};

type FormShellProps = {
	form: ScreenForm;
	step: FormStep;
	hidden: Readonly<Record<string, string | string[]>>;
	draftKey: string;
	/** State of a rejected submission. */
	state: FormState | null;
	/** Label of the submit button. */
	submit: string;
	/** Text on what happens after submission. */
	after: string;
	children: (alive: Alive) => ReactNode;
};

/** Container of every form's fields: a plain form, enhanced on the first interaction. */
export function FormShell({ form, step, hidden, draftKey, state, submit, after, children }: FormShellProps) {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const hasDetails = asksDetails(formFields[form].flatMap(({ fields }) => fields.map(({ name }) => name)));
	const keepsDetails = useRef<HTMLInputElement>(null);
	const { element, retryButton, messages, notice, isBusy, challenge, asksCharacters, draft, ...actions } = useLiveForm({
		form,
		step,
		language,
		draftKey,
		state,
		onAccepted: (fields) => {
			if (keepsDetails.current?.checked) keepDetails(fields);
		},
	});
	return (
		<form
			ref={element}
			method="post"
			action={formAddress(form, step)}
			encType={hasFiles(form) ? "multipart/form-data" : undefined}
			noValidate
			{...notInvalidYet}
			data-form={form}
			onFocus={actions.start}
			onInput={actions.keep}
			onSubmit={actions.submit}
			className="grid max-w-form gap-8"
		>
			<div aria-live="assertive" className="empty:absolute">
				{notice && (
					<Banner key={notice.turn} tone="wrong" title={notice.title}>
						{notice.canRetry && (
							<BusyButton
								ref={retryButton}
								variant="secondary"
								size="small"
								busy={isBusy}
								onClick={actions.retry}
								className="mt-3"
							>
								{t("retry")}
							</BusyButton>
						)}
					</Banner>
				)}
			</div>
			<input type="hidden" name="lang" value={language} />
			{Object.entries(hidden).flatMap(([name, value]) =>
				[value].flat().map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
			)}
			<div className="sr-only" aria-hidden="true">
				<label>
					{t("label.trap")}
					<input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
			{hasDetails && <FillDetails form={element} />}
			{children({ messages, draft, whenLive: actions.whenLive })}
			<div className="form-end grid gap-8">
				{step === "send" && (
					<CaptchaField
						challenge={challenge}
						asksCharacters={asksCharacters}
						onRefresh={actions.renewCaptcha}
						error={messages.captcha}
						language={language}
					/>
				)}
				<div className="grid justify-items-start gap-4">
					{hasDetails && step === "send" && (
						// No name, so it is not submitted.
						<Checkbox
							ref={keepsDetails}
							label={t("details.keep")}
							hint={t("details.keepHint")}
							className="needs-script"
						/>
					)}
					<BusyButton type="submit" busy={isBusy}>
						{isBusy ? t("busy") : submit}
					</BusyButton>
					<p data-after="" className="text-quiet text-sm">
						{after} {t(`kept.${form}`)} <TextLink to={pagePath("privacy", language)}>{t("privacy")}</TextLink>
					</p>
				</div>
			</div>
		</form>
	);
}

function hasFiles(form: ScreenForm): boolean {
	return formFields[form].some(({ fields }) => fields.some(({ kind }) => kind === "file"));
}

function subscribeToNothing() {
	return () => undefined;
}

/** Buttons that fill in or delete the details stored in this browser, if there are any. */
function FillDetails({ form }: { form: RefObject<HTMLFormElement | null> }) {
	const { t } = useTranslation("forms");
	const [isForgotten, setForgotten] = useState(false);
	const isKept = useSyncExternalStore(
		subscribeToNothing,
		() => readDetails() !== null,
		() => false,
	);
	if (!isKept || isForgotten) return null;
	return (
		<p className="flex flex-wrap gap-x-5">
			<Button
				variant="secondary"
				size="small"
				icon="user"
				onClick={() => {
					const details = readDetails();
					if (form.current && details) fillDetails(form.current, details);
				}}
			>
				{t("details.fill")}
			</Button>
			<Button
				variant="quiet"
				size="small"
				onClick={() => {
					forgetDetails();
					setForgotten(true);
				}}
			>
				{t("details.forget")}
			</Button>
		</p>
	);
}
