import type { ReactNode } from "react";
import { formatDate } from "../../../domain/formatting/dates";
import { fullName } from "../../../domain/formatting/full-name";
import { displayPhone } from "../../../domain/formatting/phone";
import { pagePath } from "../../../domain/pages/paths";
import { formatEuro } from "../../../domain/property/price";
import { ConfirmForm } from "../../../features/forms/confirm-form";
import { Disclosure } from "../../../features/forms/disclosure";
import { FormScreen } from "../../../features/forms/form-screen";
import { Money } from "../../../features/listing/money";
import { useLanguage, useTranslation } from "../../../i18n/texts";
import { Button, ButtonLink } from "../../../ui/button";
import { DefinitionList } from "../../../ui/definition-list";
import { TextInput } from "../../../ui/inputs";
import { TextLink } from "../../../ui/link";
import type { ProfileView } from "./load-profile";

type OverviewProps = { profile: Extract<ProfileView, { view: "overview" }> };

/** The profile with its actions. */
export function Overview({ profile }: OverviewProps) {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const page = pagePath("my-rent-profile", language);
	const { token, sent, wrongProperty } = profile;
	return (
		<FormScreen
			title={t("profile.title")}
			intro={t("profile.intro", { until: profile.keptUntil })}
			aside={<Answers profile={profile} />}
		>
			<section aria-labelledby="send-title" className="max-w-form">
				<h2 id="send-title" className="text-2xl">
					{t("profile.send")}
				</h2>
				<form method="get" action={page} noValidate className="mt-6 grid justify-items-start gap-5">
					<input type="hidden" name="token" value={token} />
					<TextInput
						name="home"
						label={t("profile.home")}
						hint={t("profile.homeHint")}
						error={wrongProperty === null ? undefined : t("profile.homeWrong")}
						defaultValue={wrongProperty ?? ""}
						autoComplete="off"
						inputMode="url"
						required
						className="w-full"
					/>
					<Button type="submit">{t("profile.go")}</Button>
				</form>
			</section>
			{sent.length > 0 && (
				<section aria-labelledby="sent-title" className="mt-12 max-w-form">
					<h2 id="sent-title" className="text-2xl">
						{t("profile.sent")}
					</h2>
					<ul className="mt-4">
						{sent.map(({ title, path, date }) => (
							<li key={path} className="flex items-baseline justify-between gap-6 border-hairline border-b py-3">
								<TextLink to={path}>{title}</TextLink>
								<span className="text-quiet tabular-nums">{date}</span>
							</li>
						))}
					</ul>
				</section>
			)}
		</FormScreen>
	);
}

function Answers({ profile }: OverviewProps) {
	const { t } = useTranslation("forms");
	const language = useLanguage();
	const change = new URLSearchParams({ token: profile.token, change: "1" });
	return (
		<section aria-labelledby="answers-title" className="min-w-0 max-w-form">
			<h2 id="answers-title" className="text-2xl">
				{t("profile.answers")}
			</h2>
			<DefinitionList className="mt-4" items={useAnswers(profile)} />
			<p className="mt-6">
				<ButtonLink to={`${pagePath("my-rent-profile", language)}?${change}`} variant="secondary" size="small">
					{t("profile.change")}
				</ButtonLink>
			</p>
			<Disclosure className="mt-8" title={t("profile.delete")}>
				<p className="mb-4 text-quiet">{t("confirm.delete-rent-profile.intro")}</p>
				<ConfirmForm action="delete-rent-profile" token={profile.token} status={null} />
			</Disclosure>
		</section>
	);
}

const shown = ["email", "phone", "adults", "children", "pets", "moveDate", "income1", "income2", "reason"] as const;

function useAnswers({ values, cv }: OverviewProps["profile"]) {
	const { t } = useTranslation("forms");
	const one = (name: string) => [values[name]].flat()[0];
	const ages = Object.entries(values).flatMap(([name, age]) => (name.startsWith("children.") ? [age].flat() : []));
	const name = fullName({ firstName: one("firstName"), lastName: one("lastName") });
	const textOf = (field: (typeof shown)[number]): ReactNode => {
		const value = one(field);
		if (field === "children") return ages.join(", ");
		if (!value) return undefined;
		if (field === "moveDate") return formatDate(value);
		if (field === "phone") return displayPhone(value);
		return field === "income1" || field === "income2" ? <Money>{formatEuro(Number(value))}</Money> : value;
	};
	const items = shown.map((field) => ({
		term: field === "children" ? t("profile.ages") : t(`label.${field}`).replace(" (€)", ""),
		value: textOf(field) || <span className="text-quiet">{t("profile.none")}</span>,
	}));
	return [
		{ term: t("label.lastName"), value: name },
		...items,
		{ term: t("label.cv"), value: cv ?? <span className="text-quiet">{t("profile.none")}</span> },
	];
}
