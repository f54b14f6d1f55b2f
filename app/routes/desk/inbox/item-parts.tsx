import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ShownItem } from "../../../../worker/desk/service";
import type { InboxState } from "../../../domain/desk/inbox";
import { deskPersonPath, deskSectionPath } from "../../../domain/desk/sections";
import { formatDate, formatDateTime } from "../../../domain/formatting/dates";
import { DeskFacts } from "../../../features/desk/desk-table";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { Icon } from "../../../ui/icon";
import type { PropertyTitle } from "./titles";

/** Person, form and state of an item. */
export function ItemHead({ item, offices }: { item: ShownItem; offices: Readonly<Record<string, string>> }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { person } = item;
	return (
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
	);
}

/** Property of an item, with its viewing or a link to book one. */
export function About({ item, title }: { item: ShownItem; title: PropertyTitle | null }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { propertyId } = item;
	return (
		<>
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
			{propertyId !== null && item.viewing?.state !== "confirmed" && (
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
		</>
	);
}

/** Submitted answers. */
export function Answers({ sections }: { sections: ShownItem["answers"] }) {
	return sections.map((section) => (
		<section key={section.title ?? ""}>
			{section.title && <h3>{section.title}</h3>}
			<DeskFacts facts={section.facts} />
		</section>
	));
}

export function Files({ files }: { files: ShownItem["files"] }) {
	const { t } = useTranslation("desk");
	return (
		<section>
			<h3>{t("inbox.files")}</h3>
			<FileList files={files} />
		</section>
	);
}

export function FileList({ files }: { files: ShownItem["files"] }) {
	return (
		<ul>
			{files.map(({ name, url }) => (
				<li key={url}>
					<a href={url} download>
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Tone of each state's mark. */
export const stateTones = {
	new: "new",
	seen: "neutral",
	answered: "good",
	closed: "neutral",
} as const satisfies Record<InboxState, string>;
