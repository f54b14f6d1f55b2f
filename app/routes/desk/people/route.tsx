import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PeopleResult, Person } from "../../../../worker/accounts/staff/service";
import { agency, desk, visitor } from "../../../context";
import { officeNames } from "../../../domain/agency/offices";
import { changeStaffSchema, inviteStaffSchema } from "../../../domain/desk/accounts";
import type { DoneKey } from "../../../domain/desk/answers";
import { deskSectionPath } from "../../../domain/desk/sections";
import { versionOf } from "../../../domain/desk/version";
import { formatDateTime } from "../../../domain/formatting/dates";
import { accountFaultsOf, type DeskCallArgs, deskAction, fieldsOf, itemId } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { useFields } from "../../../features/desk/fault-text";
import { Mark } from "../../../features/desk/notice";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { standInHandlers } from "../../../features/desk/stand-in-handlers";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";
import { PersonFields } from "./person-fields";
import { PersonForms } from "./person-forms";

export const handle = { namespaces: ["desk", "desk-manage"] };

const MS = 1_000;

export async function loader({ context, params }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "people.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk");
	const people = await context.get(desk).accounts.people.list();
	const person = params.id === undefined ? null : people.find(({ id }) => id === params.id);
	if (person === undefined) throw itemNotFound();
	const title = person?.name ?? t("section.people");
	const standIn = person && (await context.get(desk).accounts.standIns.of(person.id));
	const patterns = person?.state === "suspended" ? await context.get(desk).viewings.patterns(staff, language) : [];
	return {
		head: deskHead(title),
		draft: person && { name: `person:${person.id}:${staff.id}`, version: await versionOf(rightsOf(person)) },
		people,
		person,
		standIn,
		openTimes: patterns.filter(({ staffId, isOffered }) => isOffered && staffId === person?.id).length,
		offices: officeNames(context.get(agency).offices, language),
		own: staff.id,
	};
}

/** Fields of the form for a person's rights. */
function rightsOf({ name, role, office, agentEmail, language }: Person) {
	return { name, role, office, agentEmail, language };
}

/** Confirms a change, or shows why it was refused. */
function answer({ done, faults }: DeskCallArgs, key: DoneKey, outcome: PeopleResult) {
	return outcome.ok ? done(key) : faults({ person: `people.fault.${outcome.reason}` as const });
}

export const action = deskAction("people", {
	async invite(args) {
		const { form, staff, desk: access, done, faults } = args;
		const parsed = inviteStaffSchema.safeParse(fieldsOf(form));
		if (!parsed.success) return faults(accountFaultsOf(parsed.error));
		const invited = await access.accounts.people.invite(staff, parsed.data);
		return invited.ok ? done("invited") : faults({ email: `people.fault.${invited.reason}` as const });
	},
	async "invite-again"(args) {
		const invited = await args.desk.accounts.people.inviteAgain(args.staff, itemId(args));
		return answer(args, "invited", invited);
	},
	async change(args) {
		const parsed = changeStaffSchema.safeParse(fieldsOf(args.form));
		if (!parsed.success) return args.faults(accountFaultsOf(parsed.error));
		const { people } = args.desk.accounts;
		const id = itemId(args);
		const person = (await people.list()).find((each) => each.id === id);
		const outdated = person && (await args.outdated(rightsOf(person)));
		return outdated ?? answer(args, "saved", await people.change(args.staff, id, parsed.data));
	},
	async suspend(args) {
		return answer(args, "suspended", await args.desk.accounts.people.suspend(args.staff, itemId(args)));
	},
	async restore(args) {
		return answer(args, "restored", await args.desk.accounts.people.restore(args.staff, itemId(args)));
	},
	...standInHandlers(itemId),
	async "end-sessions"(args) {
		return answer(args, "sessionsEnded", await args.desk.accounts.people.endSessions(args.staff, itemId(args)));
	},
});

export default function PeopleRoute({ loaderData }: Route.ComponentProps) {
	const { people, person, draft, standIn, openTimes, offices, own } = loaderData;
	const { t } = useTranslation("desk");
	if (person && draft)
		return (
			<PersonForms
				key={person.id}
				person={person}
				draft={draft}
				standIn={standIn}
				openTimes={openTimes}
				colleagues={people.filter(({ id, state }) => id !== person.id && state === "active")}
				offices={offices}
				isOwn={person.id === own}
			/>
		);
	return (
		<DeskPage title={t("section.people")} intro={t("people.intro")}>
			<PeopleTable people={people} offices={offices} />
			<DeskSection title={t("people.invite")} intro={t("people.inviteText")}>
				<InviteForm offices={offices} own={own} />
			</DeskSection>
		</DeskPage>
	);
}

const tones = { active: "good", invited: "new", suspended: "warning" } as const;

function PeopleTable({ people, offices }: { people: readonly Person[]; offices: Readonly<Record<string, string>> }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("section.people")}
			rows={people}
			rowKey={({ id }) => id}
			columns={[
				{
					title: t("field.name"),
					rowHeader: true,
					cell: ({ id, name, email }) => (
						<>
							<Link to={deskSectionPath("people", language, id)}>{name}</Link>
							<span className="desk-quiet desk-line">{email}</span>
						</>
					),
				},
				{ title: t("field.role"), cell: ({ role }) => t(`role.${role}`) },
				{ title: t("field.office"), cell: ({ office }) => (office && offices[office]) ?? t("people.noOffice") },
				{
					title: t("people.state"),
					cell: ({ state, hasInvitation }) =>
						state === "invited" && !hasInvitation ? (
							<Mark tone="warning">{t("people.expired")}</Mark>
						) : (
							<Mark tone={tones[state]}>{t(`people.states.${state}`)}</Mark>
						),
				},
				{
					title: t("people.seen"),
					cell: ({ seenAt }) => (seenAt === null ? t("people.never") : formatDateTime(new Date(seenAt * MS), language)),
				},
			]}
		/>
	);
}

function InviteForm({ offices, own }: { offices: Readonly<Record<string, string>>; own: string }) {
	const { t } = useTranslation("desk");
	const field = useFields();
	return (
		<DeskForm intent="invite" draft={{ name: `colleague:${own}`, version: 0 }}>
			<TextInput label={t("field.email")} {...field("email")} type="email" required />
			<PersonFields person={null} offices={offices} />
			<DeskButton look="main" icon="mail">
				{t("people.sendInvitation")}
			</DeskButton>
		</DeskForm>
	);
}
