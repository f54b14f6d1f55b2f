import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ShownItem } from "../../../../worker/desk/service";
import type { InboxQuery } from "../../../domain/desk/inbox";
import { deskPersonPath, deskSectionPath } from "../../../domain/desk/sections";
import { formatDate, formatDateTime } from "../../../domain/formatting/dates";
import { displayPhone } from "../../../domain/formatting/phone";
import type { Faults } from "../../../features/desk/desk-action";
import { DeskButton, DeskForm } from "../../../features/desk/desk-form";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { Icon } from "../../../ui/icon";
import { FollowUp } from "./follow-up";
import { ItemHistory } from "./item-history";
import { stateTones } from "./state-tones";
import type { PropertyTitle } from "./titles";
import { useSeen } from "./use-seen";
import { type ChosenTemplate, type WriteFault, WriteForms } from "./write-forms";

type ItemPaneProps = {
	item: ShownItem;
	title: PropertyTitle | null;
	colleagues: readonly { id: string; name: string }[];
	/** The id of the signed-in person. */
	own: string;
	offices: Readonly<Record<string, string>>;
	/** The address of the list. */
	back: string;
	/** The item after it in the list; '' for none. */
	next: string;
	/** How the answer begins; null for an empty one. */
	template: ChosenTemplate | null;
	/** The choice of the list, in the address. */
	query: InboxQuery;
	faults: Faults<WriteFault> | null;
};

/** One item: who, about what, what was filled in, what was done; and what can be done. */
export function ItemPane({
	item,
	title,
	colleagues,
	own,
	offices,
	back,
	next,
	template,
	query,
	faults,
}: ItemPaneProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	useSeen(item);
	const { person, propertyId } = item;
	const files = item.files.filter(({ note }) => note === null);
	return (
		<article className="desk-item">
			<p className="desk-back">
				<Link to={back}>
					<Icon name="arrow-left" className="desk-icon" />
					{t("inbox.back")}
				</Link>
			</p>
			<header>
				<h2>{person.name || person.email}</h2>
				<p>
					<Link to={deskPersonPath(item.id, language)}>{t("inbox.everything")}</Link>
				</p>
				<p className="desk-quiet">
					{t(`inbox.form.${item.form}`)} · {formatDateTime(new Date(item.arrivedAt), language)} ·{" "}
					{item.language.toUpperCase()}
				</p>
				<p className="desk-item-marks">
					<Mark tone={stateTones[item.state]}>{t(`inbox.state.${item.state}`)}</Mark>
					{item.answerBy && <span>{t("inbox.answerBy", { date: formatDate(item.answerBy) })}</span>}
					{item.stage !== "new" && (
						<span>
							{t(`inbox.stage.${item.stage}`)}
							{item.lostReason && ` (${t(`inbox.lost.${item.lostReason}`)})`}
						</span>
					)}
					{item.remindOn && <span>{t("inbox.again", { date: formatDate(item.remindOn) })}</span>}
					{item.office && <span className="desk-quiet">{offices[item.office] ?? item.office}</span>}
					{item.agentEmail && <span className="desk-quiet">{item.agentEmail}</span>}
				</p>
			</header>
			<div className="desk-actions">
				{person.phone && (
					<a href={`tel:${person.phone}`} className="desk-button desk-button-plain">
						<Icon name="phone" className="desk-icon" />
						{displayPhone(person.phone)}
					</a>
				)}
				{person.email && (
					<a href={`mailto:${person.email}`} className="desk-button desk-button-plain">
						<Icon name="mail" className="desk-icon" />
						{person.email}
					</a>
				)}
			</div>
			{propertyId !== null && (
				<p className="desk-about">
					<Icon name="house" className="desk-icon" />
					{title?.path ? (
						<a href={title.path} target="_blank" rel="noopener">
							{title.title}
							<span className="sr-only"> ({t("inbox.newWindow")})</span>
						</a>
					) : (
						(title?.title ?? t("inbox.property", { id: propertyId }))
					)}
				</p>
			)}
			{propertyId !== null && !item.viewing && (
				<p className="desk-about">
					<Icon name="calendar" className="desk-icon" />
					<Link to={`${deskSectionPath("viewings", language)}?item=${item.id}#book`}>{t("inbox.book")}</Link>
				</p>
			)}
			{item.viewing && (
				<p className="desk-about">
					<Icon name="calendar" className="desk-icon" />
					{formatDateTime(new Date(item.viewing.start), language)}
					{item.viewing.state === "cancelled" && <Mark tone="warning">{t("inbox.cancelled")}</Mark>}
				</p>
			)}
			<StateForms item={item} colleagues={colleagues} own={own} next={next} />
			<FollowUp key={`${item.stage} ${item.remindOn}`} item={item} faults={faults} />
			{item.answers.map((section) => (
				<section key={section.title ?? ""}>
					{section.title && <h3>{section.title}</h3>}
					<dl className="desk-facts">
						{section.facts.map(({ label, value }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{value}</dd>
							</div>
						))}
					</dl>
				</section>
			))}
			{files.length > 0 && (
				<section>
					<h3>{t("inbox.files")}</h3>
					<ul>
						{files.map(({ name, url }) => (
							<li key={url}>
								<a href={url} download>
									{name}
								</a>
							</li>
						))}
					</ul>
				</section>
			)}
			<ItemHistory item={item} />
			<WriteForms {...{ item, colleagues, own, next, template, query, faults }} />
		</article>
	);
}

type StateFormsProps = Pick<ItemPaneProps, "item" | "colleagues" | "own" | "next">;

function StateForms({ item, colleagues, own, next }: StateFormsProps) {
	const { t } = useTranslation("desk");
	const isOpen = item.state === "new" || item.state === "seen";
	return (
		<div className="desk-actions desk-item-tools">
			{item.isUnseen && (
				<noscript>
					<DeskForm intent="seen" inline>
						<DeskButton>{t("inbox.markSeen")}</DeskButton>
					</DeskForm>
				</noscript>
			)}
			{isOpen && (
				<DeskForm intent="state" values={{ state: "answered" }} inline>
					<DeskButton icon="check">{t("inbox.markAnswered")}</DeskButton>
				</DeskForm>
			)}
			{item.state === "closed" ? (
				<DeskForm intent="state" values={{ state: "seen" }} inline>
					<DeskButton>{t("inbox.reopen")}</DeskButton>
				</DeskForm>
			) : (
				<DeskForm intent="state" values={{ state: "closed", next }} inline>
					<DeskButton shortcut="e">{t("inbox.close")}</DeskButton>
				</DeskForm>
			)}
			{item.assignedTo?.id !== own && (
				<DeskForm intent="assign" values={{ to: own }} inline>
					<DeskButton icon="user" shortcut="a">
						{t("inbox.assignToMe")}
					</DeskButton>
				</DeskForm>
			)}
			<DeskForm intent="assign" inline>
				<select
					name="to"
					key={item.assignedTo?.id ?? ""}
					defaultValue={item.assignedTo?.id ?? ""}
					aria-label={t("inbox.assignee")}
					className="desk-control desk-control-small"
				>
					<option value="">{t("inbox.nobody")}</option>
					{colleagues.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</select>
				<DeskButton>{t("inbox.assign")}</DeskButton>
			</DeskForm>
		</div>
	);
}
