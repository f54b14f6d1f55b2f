import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { agency, desk, site } from "../../../context";
import { thirdPartiesOf } from "../../../domain/consent/third-parties";
import { deskSectionPath } from "../../../domain/desk/sections";
import type { LegalBasis } from "../../../domain/forms/definition";
import { forms } from "../../../domain/forms/forms";
import {
	fieldsOfForm,
	type OtherProcessing,
	otherProcessings,
	registeredForms,
} from "../../../domain/privacy/register";
import { keysOf } from "../../../domain/records";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { Icon } from "../../../ui/icon";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

type Processing = { name: string; data: string; basis: LegalBasis; kept: string; recipients: string };
type Recipient = {
	name: string;
	what: "hosting" | "email" | "crm" | "captcha" | "statistics" | "marketing" | "embedded";
};

/** Processing register (GDPR, article 30), built from the forms' declarations and the settings. */
export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "privacy.see");
	const settings = context.get(site);
	const { hosting, legalName, companyNumber, email } = context.get(agency);
	const words = {
		desk: textsOf(context, "desk-manage"),
		mail: textsOf(context, "mail"),
		forms: textsOf(context, "forms"),
	};
	const { recipients } = context.get(desk).privacy;
	const crm = settings.crm.name ?? recipients.leads;
	const third = thirdPartiesOf(settings);
	const processors: (Recipient | null)[] = [
		{ name: hosting, what: "hosting" },
		recipients.email === null ? null : { name: recipients.email, what: "email" },
		crm === null ? null : { name: crm, what: "crm" },
		settings.turnstileSiteKey === null ? null : { name: "Cloudflare Turnstile", what: "captcha" },
		third.analytics && { name: third.analytics.service, what: "statistics" },
		third.pixel && { name: third.pixel.service, what: "marketing" },
		...third.embedded.map((name): Recipient => ({ name, what: "embedded" })),
	];
	return {
		head: deskHead(words.desk("register.title")),
		controller: [legalName, companyNumber, email].join(" · "),
		processings: [
			...registeredForms.map((form) => processingOfForm(form, recipients.leads, words)),
			...keysOf(otherProcessings).map((key) => otherProcessing(key, words.desk)),
		],
		processors: processors.filter((each) => each !== null),
	};
}

type Words = { desk: TFunction<"desk-manage">; mail: TFunction<"mail">; forms: TFunction<"forms"> };

function processingOfForm(form: (typeof registeredForms)[number], leads: string | null, words: Words): Processing {
	// Fields without a label for the agency are technical.
	const fields = fieldsOfForm(form).map((field) => words.mail(`label.${field}`, { defaultValue: "" }));
	const t = words.desk;
	const to = [t("register.to.office"), ...(leads === null ? [] : [t("register.to.crm")])];
	return {
		name: words.mail(`lead.form.${form}`),
		data: fields.filter(Boolean).join(", "),
		basis: forms[form].basis,
		kept: form === "forgot-password" ? t("register.day") : words.forms(`kept.${form}`),
		recipients: forms[form].inInbox ? to.join(", ") : t("register.to.site"),
	};
}

function otherProcessing(key: OtherProcessing, t: Words["desk"]): Processing {
	return {
		name: t(`register.other.${key}.name`),
		data: t(`register.other.${key}.data`),
		basis: otherProcessings[key],
		kept: t(`register.other.${key}.kept`),
		recipients: t(`register.other.${key}.to`),
	};
}

export default function RegisterRoute({ loaderData }: Route.ComponentProps) {
	const { controller, processings, processors } = loaderData;
	const { t } = useTranslation(["desk-manage", "common"]);
	const language = useLanguage();
	return (
		<DeskPage title={t("register.title")} intro={t("register.intro")}>
			<p>{`${t("register.controller")}${t("common:word.colon")}${controller}`}</p>
			<DeskSection title={t("register.processings")}>
				<DeskTable
					caption={t("register.processings")}
					rows={processings}
					rowKey={({ name }) => name}
					columns={[
						{ title: t("register.purpose"), rowHeader: true, cell: ({ name }) => name },
						{ title: t("register.data"), cell: ({ data }) => data },
						{ title: t("register.basis"), cell: ({ basis }) => t(`register.bases.${basis}`) },
						{ title: t("register.kept"), cell: ({ kept }) => kept },
						{ title: t("register.recipients"), cell: ({ recipients }) => recipients },
					]}
				/>
			</DeskSection>
			<DeskSection title={t("register.processors")} intro={t("register.processorsText")}>
				<ul>
					{processors.map(({ name, what }) => (
						<li key={`${what} ${name}`}>{name + t("common:word.colon") + t(`register.processor.${what}`)}</li>
					))}
				</ul>
			</DeskSection>
			<DeskSection title={t("register.measures")}>
				<p>{t("register.measuresText")}</p>
				<p>
					<a href={deskSectionPath("privacy", language)}>
						<Icon name="user" className="desk-icon" />
						{t("register.requests")}
					</a>
				</p>
			</DeskSection>
		</DeskPage>
	);
}
