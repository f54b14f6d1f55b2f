import { useTranslation } from "react-i18next";
import * as z from "zod";
import type { DeskOwner } from "../../../../worker/desk/owners";
import { desk, visitor } from "../../../context";
import { may } from "../../../domain/desk/actions";
import { fault } from "../../../domain/desk/answers";
import { deskLine, deskProperty } from "../../../domain/desk/field-schemas";
import { deskSectionPath } from "../../../domain/desk/sections";
import { brusselsDay, formatDate } from "../../../domain/formatting/dates";
import { languages } from "../../../domain/language";
import { idOf } from "../../../domain/pages/address";
import { secondsInBrussels } from "../../../domain/viewings/pattern";
import { deskAction, faultsOf, fieldsOf } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { Mark } from "../../../features/desk/notice";
import { PropertyField, PropertyList } from "../../../features/desk/property-field";
import { PropertyName } from "../../../features/desk/property-name";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import type { DraftName } from "../../../features/desk/use-draft";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { TextArea, TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";
import { CrmOwners } from "./crm-owners";

export const handle = { namespaces: ["desk", "desk-manage", "imports"] };

export async function loader({ context, url }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "owners.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk-manage");
	const { owners, properties } = context.get(desk);
	const chosen = idOf(url.searchParams.get("property") ?? "");
	const mayChange = may(staff.role, "owners.change");
	const [list, names, suggestions] = await Promise.all([
		owners.list(staff, chosen, language),
		properties.names(staff, language),
		mayChange && chosen !== null ? owners.suggestions(staff, chosen) : null,
	]);
	return {
		head: deskHead(t("owners.title"), [names.find(({ id }) => id === chosen)?.title ?? null]),
		owners: list,
		properties: names,
		mayChange,
		chosen,
		crm: mayChange ? owners.crmSystem : null,
		suggestions,
		today: brusselsDay(new Date()),
		own: staff.id,
	};
}

const name = deskLine(100);
const day = z.iso.date(fault("day"));

const invitationSchema = z.object({
	property: deskProperty,
	firstName: name,
	lastName: name,
	email: z
		.string()
		.trim()
		.toLowerCase()
		.max(200, fault("long"))
		.pipe(z.email(fault("email"))),
	language: z.enum(languages),
	until: z
		.union([z.literal(""), day.refine((text) => text >= brusselsDay(new Date()), fault("over"))])
		.transform((text) => (text === "" ? null : secondsInBrussels(text, "23:59"))),
});

const MAX_REMARK_LENGTH = 1_000;
const entrySchema = z.object({
	property: deskProperty,
	kind: z.enum(["visit", "communication", "onlineMedia"]),
	day: day.transform((text) => secondsInBrussels(text, "12:00")),
	text: z.string(fault("required")).trim().min(1, fault("required")).max(MAX_REMARK_LENGTH, fault("long")),
});

const linkSchema = z.object({ property: deskProperty, owner: deskProperty });

export const action = deskAction("owners", {
	async invite({ desk: access, staff, form, done, faults }) {
		const parsed = invitationSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const { property: propertyId, ...invitation } = parsed.data;
		const outcome = await access.owners.invite(staff, { propertyId, ...invitation });
		if (outcome === null) return faults({ property: "property" });
		return done(outcome === "added" ? "ownerAdded" : "invited");
	},
	async "invite-again"({ desk: access, staff, form, done }) {
		const link = linkSchema.safeParse(fieldsOf(form)).data;
		if (!link || !(await access.owners.inviteAgain(staff, link.property, link.owner))) throw itemNotFound();
		return done("invited");
	},
	async unlink({ desk: access, staff, form, done }) {
		const link = linkSchema.safeParse(fieldsOf(form)).data;
		if (!link || !(await access.owners.unlink(staff, link.property, link.owner))) throw itemNotFound();
		return done("removed");
	},
	async write({ desk: access, staff, form, done, faults }) {
		const parsed = entrySchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(faultsOf(parsed.error));
		const { property: propertyId, kind, day: at, text } = parsed.data;
		const isDone = await access.owners.write(staff, { propertyId, kind, at, text });
		return isDone ? done("saved") : faults({ property: "property" });
	},
});

export default function OwnersRoute({ loaderData }: Route.ComponentProps) {
	const { owners, properties, mayChange, chosen, crm, suggestions, today, own } = loaderData;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const draftOf = (form: string) => ({ name: `${form}:${own}`, version: 0, start: String(chosen ?? "") });
	return (
		<DeskPage
			title={t("owners.title")}
			intro={t("owners.intro")}
			tools={chosen !== null && <DeskLink to={deskSectionPath("owners", language)}>{t("owners.all")}</DeskLink>}
		>
			<PropertyList properties={properties} />
			{owners.length === 0 && <Empty title={t(chosen === null ? "owners.empty" : "owners.emptyOf")} />}
			<ul className="desk-cards">
				{owners.map((owner) => (
					<li key={`${owner.id} ${owner.propertyId}`} className="desk-card">
						<OwnerCard owner={owner} mayChange={mayChange} />
					</li>
				))}
			</ul>
			{crm !== null && <CrmOwners system={crm} chosen={chosen} suggestions={suggestions} />}
			{mayChange && (
				<>
					<InviteForm chosen={chosen} draft={draftOf("owner")} />
					<WriteForm chosen={chosen} draft={draftOf("owner-note")} today={today} />
				</>
			)}
		</DeskPage>
	);
}

const tones = { open: "warning", active: "good", suspended: "neutral" } as const;

function OwnerCard({ owner, mayChange }: { owner: DeskOwner; mayChange: boolean }) {
	const { t } = useTranslation("desk-manage");
	const { id, propertyId, property: title, email, state, isByDesk, until } = owner;
	const values = { owner: String(id), property: String(propertyId) };
	const who = owner.name || email;
	return (
		<>
			<h2>{who}</h2>
			<p className="desk-quiet">{email}</p>
			<PropertyName name={title} id={propertyId} />
			<p className="flex flex-wrap items-center gap-x-3">
				<Mark tone={tones[state]}>{t(`owners.state.${state}`)}</Mark>
				{!isByDesk && <span className="desk-quiet">{t("owners.feed")}</span>}
				{until !== null && <span className="desk-quiet">{t("owners.untilDay", { day: formatDate(until) })}</span>}
			</p>
			<div className="desk-actions">
				{mayChange && state !== "suspended" && (
					<IntentButton intent="invite-again" values={values} look="quiet" of={who}>
						{t("owners.inviteAgain")}
					</IntentButton>
				)}
				{mayChange && isByDesk && (
					<IntentButton intent="unlink" values={values} look="quiet" of={`${who}, ${propertyId}`}>
						{t("owners.unlink")}
					</IntentButton>
				)}
			</div>
		</>
	);
}

type FormParts = {
	chosen: number | null;
	draft: DraftName;
};

function InviteForm({ chosen, draft }: FormParts) {
	const { t } = useTranslation("desk-manage");
	const field = useFields({ intent: "invite" });
	return (
		<DeskSection id="invite" title={t("owners.invite")} intro={t("owners.inviteText")}>
			<DeskForm intent="invite" draft={draft}>
				<PropertyField label={t("owners.property")} {...field("property", String(chosen ?? ""))} />
				<TextInput label={t("owners.firstName")} maxLength={100} required {...field("firstName")} />
				<TextInput label={t("owners.lastName")} maxLength={100} required {...field("lastName")} />
				<TextInput label={t("owners.email")} type="email" maxLength={200} required {...field("email")} />
				<DeskSelect
					label={t("owners.language")}
					options={languages.map((each) => ({ value: each, label: t(`language.${each}`) }))}
					{...field("language")}
				/>
				<TextInput label={t("owners.until")} type="date" {...field("until")} />
				<DeskButton look="main" icon="mail">
					{t("owners.send")}
				</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}

function WriteForm({ chosen, draft, today }: FormParts & { today: string }) {
	const { t } = useTranslation("desk-manage");
	const field = useFields({ intent: "write" });
	const kinds = ["visit", "communication", "onlineMedia"] as const;
	return (
		<DeskSection id="write" title={t("owners.write")} intro={t("owners.writeText")}>
			<DeskForm intent="write" draft={draft}>
				<PropertyField label={t("owners.property")} {...field("property", String(chosen ?? ""))} />
				<DeskSelect
					label={t("owners.kind")}
					options={kinds.map((kind) => ({ value: kind, label: t(`owners.kinds.${kind}`) }))}
					{...field("kind")}
				/>
				<TextInput label={t("owners.day")} type="date" required {...field("day", today)} />
				<TextArea label={t("owners.text")} rows={3} maxLength={MAX_REMARK_LENGTH} required {...field("text")} />
				<DeskButton look="main">{t("owners.keep")}</DeskButton>
			</DeskForm>
		</DeskSection>
	);
}
