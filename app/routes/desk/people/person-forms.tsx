import { useTranslation } from "react-i18next";
import type { Person, StandIn } from "../../../../worker/accounts/staff/service";
import { deskSectionPath } from "../../../domain/desk/sections";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { StandInSection } from "../../../features/desk/stand-in";
import type { VersionedDraft } from "../../../features/desk/use-draft";
import { useLanguage } from "../../../i18n/texts";
import { PersonFields } from "./person-fields";

type PersonFormsProps = {
	person: Person;
	draft: VersionedDraft;
	standIn: StandIn | null;
	/** Number of a suspended person's weekly times that visitors can still book. */
	openTimes: number;
	colleagues: readonly Person[];
	offices: Readonly<Record<string, string>>;
	/** Whether it is the signed-in person's own account. */
	isOwn: boolean;
};

/** Forms for one person: role, office, stand-in and sign-in. */
export function PersonForms({ person, draft, standIn, openTimes, colleagues, offices, isOwn }: PersonFormsProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const version = useVersion(draft);
	const fault = useFields()("person").error;
	return (
		<DeskPage
			title={person.name}
			intro={person.email}
			tools={<DeskLink to={deskSectionPath("people", language)}>{t("people.all")}</DeskLink>}
		>
			<ChangedNotice />
			{fault && <Notice tone="wrong">{fault}</Notice>}
			{openTimes > 0 && (
				<Notice tone="warning">
					<p>{t("people.openTimes", { count: openTimes })}</p>
					<DeskLink to={deskSectionPath("viewings", language)}>{t("people.toViewings")}</DeskLink>
				</Notice>
			)}
			<DeskSection title={t("people.rights")}>
				<DeskForm intent="change" values={version} draft={draft}>
					<PersonFields person={person} offices={offices} />
					<DeskButton look="main">{t("people.save")}</DeskButton>
				</DeskForm>
			</DeskSection>
			<StandInSection standIn={standIn} colleagues={colleagues} />
			<DeskSection title={t("people.ways")} intro={t("people.waysText", { count: person.passkeys })}>
				<div className="desk-actions">
					{person.state !== "suspended" && (
						<IntentButton intent="invite-again" icon="mail">
							{t("people.inviteAgain")}
						</IntentButton>
					)}
					<IntentButton intent="end-sessions" icon="log-out">
						{t("people.endSessions")}
					</IntentButton>
					{person.state === "suspended" ? (
						<IntentButton intent="restore">{t("people.restore")}</IntentButton>
					) : (
						!isOwn && (
							<IntentButton intent="suspend" look="danger">
								{t("people.suspend")}
							</IntentButton>
						)
					)}
				</div>
			</DeskSection>
		</DeskPage>
	);
}
