import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Person, StandIn } from "../../../../worker/accounts/staff/service";
import { deskSectionPath } from "../../../domain/desk/sections";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { useKeyedFault } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { StandInSection } from "../../../features/desk/stand-in";
import { useLanguage } from "../../../i18n/texts";
import { type PersonFault, PersonFields } from "./person-fields";

type PersonFormsProps = {
	person: Person;
	standIn: StandIn | null;
	colleagues: readonly Person[];
	offices: Readonly<Record<string, string>>;
	/** The signed-in person's own account. */
	isOwn: boolean;
	faults: Faults<PersonFault> | null;
};

/** One person: role and office, and the ways in. */
export function PersonForms({ person, standIn, colleagues, offices, isOwn, faults }: PersonFormsProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const fault = useKeyedFault(faults)("person");
	return (
		<DeskPage
			title={person.name}
			intro={person.email}
			tools={
				<Link to={deskSectionPath("people", language)} className="desk-button desk-button-plain">
					{t("people.all")}
				</Link>
			}
		>
			{fault && <Notice tone="wrong">{fault}</Notice>}
			<DeskSection title={t("people.rights")}>
				<DeskForm intent="change">
					<PersonFields person={person} offices={offices} faults={faults} />
					<DeskButton look="main">{t("people.save")}</DeskButton>
				</DeskForm>
			</DeskSection>
			<StandInSection standIn={standIn} colleagues={colleagues} faults={faults} />
			<DeskSection title={t("people.ways")} intro={t("people.waysText", { count: person.passkeys })}>
				<div className="desk-actions">
					{person.state !== "suspended" && (
						<DeskForm intent="invite-again" inline>
							<DeskButton icon="mail">{t("people.inviteAgain")}</DeskButton>
						</DeskForm>
					)}
					<DeskForm intent="end-sessions" inline>
						<DeskButton icon="log-out">{t("people.endSessions")}</DeskButton>
					</DeskForm>
					{person.state === "suspended" ? (
						<DeskForm intent="restore" inline>
							<DeskButton>{t("people.restore")}</DeskButton>
						</DeskForm>
					) : (
						!isOwn && (
							<DeskForm intent="suspend" inline>
								<DeskButton look="danger">{t("people.suspend")}</DeskButton>
							</DeskForm>
						)
					)}
				</div>
			</DeskSection>
		</DeskPage>
	);
}
