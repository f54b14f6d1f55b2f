import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../../worker/accounts/notice";
import { passwordStrength, SHORTEST_PASSWORD } from "../../../domain/accounts/password";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { WRONG_CONTROL } from "../../../features/forms/live/wrong-control";
import { NoticeBanner } from "../../../features/portal/notice-banner";
import { type Answer, STATUS, send } from "../../../features/portal/send";
import { Banner } from "../../../ui/banner";
import { TextInput } from "../../../ui/inputs";
import { BusyButton } from "../../../ui/live/busy-button";
import { notYetInvalid } from "../../../ui/not-yet-invalid";

const STRONGEST = 3;

type ChooseFormProps = { language: Language; token: string; isFirst: boolean; notice: FormNotice | null };

export function ChooseForm({ language, token, isFirst, notice }: ChooseFormProps) {
	const { t } = useTranslation(["portal", "common"]);
	const form = useRef<HTMLFormElement>(null);
	const [busy, setBusy] = useState(false);
	const [password, setPassword] = useState("");
	const [answer, setAnswer] = useState<Answer | "offline" | null>(null);
	const fault = (field: string) =>
		answer && answer !== "offline"
			? answer.errors[field]
			: notice?.errors[field] === undefined
				? undefined
				: t(notice.errors[field]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (busy) return;
		setBusy(true);
		const result = await send("/api/password", Object.fromEntries(new FormData(event.currentTarget)));
		if (result?.status === STATUS.noContent) {
			window.location.assign(`${pagePath("login", language)}?chosen=${isFirst ? "first" : "again"}`);
			return;
		}
		setBusy(false);
		setAnswer(result ?? "offline");
	}

	useEffect(() => {
		if (answer) form.current?.querySelector<HTMLElement>(WRONG_CONTROL)?.focus();
	}, [answer]);

	return (
		<>
			{answer ? (
				<Banner
					role="alert"
					tone="wrong"
					title={answer === "offline" ? t("common:error.network") : (answer.message ?? t("choose.failed"))}
					className="mb-8"
				/>
			) : (
				<NoticeBanner notice={notice} good={[]} className="mb-8" />
			)}
			<form
				ref={form}
				method="post"
				action="/api/password"
				onSubmit={submit}
				className="grid gap-6"
				noValidate
				{...notYetInvalid}
			>
				<input type="hidden" name="lang" value={language} />
				<input type="hidden" name="token" value={token} />
				<div>
					<TextInput
						label={t("choose.password")}
						hint={t("choose.hint")}
						name="password"
						type="password"
						autoComplete="new-password"
						minLength={SHORTEST_PASSWORD}
						value={password}
						onChange={(event) => setPassword(event.currentTarget.value)}
						error={fault("password")}
						required
					/>
					<Strength password={password} />
				</div>
				<TextInput
					label={t("choose.confirmation")}
					name="passwordConfirmation"
					type="password"
					autoComplete="new-password"
					error={fault("passwordConfirmation")}
					required
				/>
				<BusyButton type="submit" busy={busy} wide>
					{t("choose.submit")}
				</BusyButton>
			</form>
		</>
	);
}

/** The strength of the password, as a word and a bar of three parts. */
function Strength({ password }: { password: string }) {
	const { t } = useTranslation(["portal", "common"]);
	const strength = passwordStrength(password);
	if (password === "") return null;
	return (
		<div className="needs-script mt-3">
			<div aria-hidden="true" className="grid grid-cols-3 gap-1">
				{Array.from({ length: STRONGEST }, (_, part) => part).map((part) => (
					<span key={part} className={`h-1 rounded-picture ${part < strength ? "bg-good" : "bg-hairline"}`} />
				))}
			</div>
			<p role="status" className="mt-2 text-sm text-quiet">
				{t("strength.label")}
				{t("common:word.colon")}
				{t(`strength.${strength}`)}
			</p>
		</div>
	);
}
