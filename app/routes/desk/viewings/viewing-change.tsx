import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ShownViewing } from "../../../../worker/desk/viewings/service";
import type { AgencySlot } from "../../../../worker/viewings/patterns";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatMomentInWords } from "../../../domain/formatting/dates";
import { dotsAtEnd } from "../../../domain/formatting/dots-at-end";
import { displayPhone } from "../../../domain/formatting/phone";
import type { Language } from "../../../domain/language";
import { MAX_REASON_LENGTH, type ViewingOutcome, viewingOutcomes } from "../../../domain/viewings/outcome";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { Mark, Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { TextArea } from "../../../ui/inputs";

type ViewingChangeProps = ShownViewing & {
	/** Slot before the last move, while it is free; otherwise null. */
	before: AgencySlot | null;
};

/** One viewing: move or cancel it, and record the outcome once it has begun. */
export function ViewingChange({ viewing, slotId, before, slots, isFree, request }: ViewingChangeProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const field = useFields();
	const cancel = field("cancel").error;
	return (
		<DeskPage
			title={`${viewing.person}, ${formatMomentInWords(viewing.start, language)}`}
			intro={
				<>
					{dotsAtEnd(`${viewing.property} · `)}
					<a href={`mailto:${viewing.email}`}>{viewing.email}</a>
					{dotsAtEnd(" · ")}
					{request.phone && (
						<>
							<a href={`tel:${request.phone}`}>{displayPhone(request.phone)}</a>
							{dotsAtEnd(" · ")}
						</>
					)}
					{request.item && (
						<>
							<Link to={deskSectionPath("inbox", language, request.item)}>{t("viewings.request")}</Link>
							{dotsAtEnd(" · ")}
						</>
					)}
					<Mark tone={viewing.state === "confirmed" ? "good" : "neutral"}>{t(`viewings.states.${viewing.state}`)}</Mark>
				</>
			}
			tools={<DeskLink to={deskSectionPath("viewings", language)}>{t("back")}</DeskLink>}
		>
			{cancel && <Notice tone="wrong">{cancel}</Notice>}
			{viewing.state === "confirmed" && viewing.isPast && <OutcomeForm outcome={viewing.outcome} />}
			{viewing.state === "confirmed" && !viewing.isPast && (
				<>
					{before && (
						<IntentButton intent="move" values={{ from: slotId, slot: before.id }}>
							{t("viewings.moveBack", { when: formatMomentInWords(before.start, language) })}
						</IntentButton>
					)}
					<DeskSection title={t("viewings.move")}>
						{slots.length === 0 ? (
							<p className="desk-quiet">{t("viewings.noSlots")}</p>
						) : (
							<DeskForm intent="move" values={{ from: slotId }}>
								<DeskSelect
									label={t("viewings.moveTo")}
									name="slot"
									error={field("slot").error}
									options={slots.map(({ id, start }) => ({ value: id, label: formatMomentInWords(start, language) }))}
								/>
								<ReasonField language={viewing.language} intent="move" />
								<DeskButton look="main">{t("viewings.moveButton")}</DeskButton>
							</DeskForm>
						)}
					</DeskSection>
					<DeskSection title={t("viewings.callOff")} intro={t("viewings.callOffText")}>
						<DeskForm intent="call-off">
							<ReasonField language={viewing.language} intent="call-off" />
							<div>
								<DeskButton look="danger">{t("viewings.callOff")}</DeskButton>
							</div>
						</DeskForm>
					</DeskSection>
				</>
			)}
			{viewing.state === "cancelled" && !viewing.isPast && (
				<DeskSection title={t("viewings.restore")} intro={t(isFree ? "viewings.restoreText" : "viewings.restoreTaken")}>
					{isFree && (
						<DeskForm intent="restore">
							<div>
								<DeskButton>{t("viewings.restore")}</DeskButton>
							</div>
						</DeskForm>
					)}
				</DeskSection>
			)}
		</DeskPage>
	);
}

/** Reason for moving or cancelling a viewing, as the visitor reads it. */
function ReasonField({ language, intent }: { language: Language; intent: string }) {
	const { t } = useTranslation("desk-manage");
	return (
		<TextArea
			label={t("viewings.reason")}
			hint={t("viewings.reasonHint", { language: t(`desk:language.${language}`) })}
			rows={2}
			maxLength={MAX_REASON_LENGTH}
			{...useFields({ intent })("reason")}
		/>
	);
}

/** Outcome in one tap; the owner reads it in words. */
function OutcomeForm({ outcome }: { outcome: ViewingOutcome | null }) {
	const { t } = useTranslation("desk-manage");
	return (
		<DeskSection title={t("viewings.outcome.title")} intro={t("viewings.outcome.text")}>
			{outcome && (
				<p>
					<Mark tone={outcome === "absent" ? "neutral" : "good"}>{t(`viewings.outcome.${outcome}`)}</Mark>
				</p>
			)}
			<DeskForm intent="outcome">
				<div className="desk-actions">
					{viewingOutcomes
						.filter((each) => each !== outcome)
						.map((each) => (
							<DeskButton key={each} name="outcome" value={each}>
								{t(`viewings.outcome.${each}`)}
							</DeskButton>
						))}
					{outcome && (
						<DeskButton look="quiet" name="outcome" value="">
							{t("viewings.outcome.none")}
						</DeskButton>
					)}
				</div>
			</DeskForm>
		</DeskSection>
	);
}
