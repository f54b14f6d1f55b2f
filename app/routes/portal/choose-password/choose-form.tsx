import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FormNotice } from "../../../../worker/accounts/notice";
import { MIN_PASSWORD_LENGTH, passwordStrength } from "../../../domain/accounts/password";
import type { Language } from "../../../domain/language";
import { pagePath } from "../../../domain/pages/paths";
import { STATUS, send } from "../../../features/forms/live/send";
import { AccountForm, NoticeBanner, useAccountForm } from "../../../features/portal/account-form";
import { TextInput } from "../../../ui/inputs";

const STRONGEST = 3;
const PATH = "/api/password";

type ChooseFormProps = { language: Language; token: string; isFirst: boolean; notice: FormNotice | null };

export function ChooseForm({ language, token, isFirst, notice }: ChooseFormProps) {
	const { t } = useTranslation(["portal", "common"]);
	const [password, setPassword] = useState("");
	const state = useAccountForm({
		send: (form) => send(PATH, Object.fromEntries(new FormData(form))),
		targetOf: ({ status }) =>
			status === STATUS.noContent ? `${pagePath("login", language)}?chosen=${isFirst ? "first" : "again"}` : null,
	});
	const fault = (field: string) => {
		if (state.answer) return state.answer.errors[field];
		const key = notice?.errors[field];
		return key && t(key);
	};
	return (
		<AccountForm
			state={state}
			action={PATH}
			language={language}
			submit={t("choose.submit")}
			failure={t("choose.failed")}
			before={<NoticeBanner notice={notice} good={[]} />}
		>
			<input type="hidden" name="token" value={token} />
			<div>
				<TextInput
					label={t("choose.password")}
					hint={t("choose.hint")}
					name="password"
					type="password"
					autoComplete="new-password"
					minLength={MIN_PASSWORD_LENGTH}
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
		</AccountForm>
	);
}

/** Password strength as a word and a bar of three parts. */
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
