import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useRevalidator } from "react-router";
import type { ShownItem } from "../../../../worker/desk/service";
import { messageCount } from "../../../domain/desk/inbox";
import { Contacts } from "../../../features/desk/contacts";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { useFields } from "../../../features/desk/fault-text";
import { DeskSelect } from "../../../features/desk/fields";
import { Notice } from "../../../features/desk/notice";
import { Icon } from "../../../ui/icon";
import { FollowUp } from "./follow-up";
import { ItemHistory } from "./item-history";
import { About, Answers, Files, ItemHead } from "./item-parts";
import type { PropertyTitle } from "./titles";
import { WriteForms, type WriteFormsProps } from "./write-forms";

type ItemPaneProps = WriteFormsProps & {
	title: PropertyTitle | null;
	offices: Readonly<Record<string, string>>;
	/** URL of the list. */
	back: string;
};

/** One item: person, subject, answers, history and actions. */
export function ItemPane({ title, offices, back, ...write }: ItemPaneProps) {
	const { item, colleagues, own, next } = write;
	const { t } = useTranslation("desk");
	useSeen(item);
	const files = item.files.filter(({ note }) => note === null);
	return (
		<article className="desk-item">
			<p className="desk-back">
				<Link to={back}>
					<Icon name="arrow-left" className="desk-icon" />
					{t("inbox.back")}
				</Link>
			</p>
			<ItemHead item={item} offices={offices} />
			<Contacts person={item.person} />
			<About item={item} title={title} />
			<StateForms item={item} colleagues={colleagues} own={own} next={next} />
			<FollowUp key={`${item.stage} ${item.remindOn}`} item={item} />
			<Answers sections={item.answers} />
			{files.length > 0 && <Files files={files} />}
			<ItemHistory item={item} />
			<WriteForms {...write} />
		</article>
	);
}

type StateFormsProps = Pick<ItemPaneProps, "item" | "colleagues" | "own" | "next">;

function StateForms({ item, colleagues, own, next }: StateFormsProps) {
	const { t } = useTranslation("desk");
	const isOpen = item.state === "new" || item.state === "seen";
	const { assignedTo } = item;
	const written = String(messageCount(item));
	const { error } = useFields({ intent: "state" })("state");
	// A suspended assignee stays an option; the select would show "nobody" otherwise.
	const isAbsent = assignedTo && !colleagues.some(({ id }) => id === assignedTo.id);
	return (
		<div className="desk-actions desk-item-tools">
			{error && <Notice tone="warning">{error}</Notice>}
			{item.isUnseen && (
				<noscript>
					<IntentButton intent="seen">{t("inbox.markSeen")}</IntentButton>
				</noscript>
			)}
			{isOpen && (
				<IntentButton intent="state" values={{ state: "answered", written }} icon="check">
					{t("inbox.markAnswered")}
				</IntentButton>
			)}
			{item.state === "closed" ? (
				<IntentButton intent="state" values={{ state: "seen", written }}>
					{t("inbox.reopen")}
				</IntentButton>
			) : (
				<IntentButton intent="state" values={{ state: "closed", next, written }} shortcut="e">
					{t("inbox.close")}
				</IntentButton>
			)}
			{assignedTo?.id !== own && (
				<IntentButton intent="assign" values={{ to: own }} icon="user" shortcut="a">
					{t("inbox.assignToMe")}
				</IntentButton>
			)}
			<DeskForm intent="assign" inline>
				<DeskSelect
					name="to"
					defaultValue={assignedTo?.id ?? ""}
					label={t("inbox.assignee")}
					hideLabel
					className="desk-small"
					placeholder={t("inbox.nobody")}
					options={(isAbsent ? [...colleagues, assignedTo] : colleagues).map(({ id, name }) => ({
						value: id,
						label: name,
					}))}
				/>
				<DeskButton>{t("inbox.assign")}</DeskButton>
			</DeskForm>
		</div>
	);
}

/**
 * Marks an item as seen by the person who opens it; without scripts a button does so. Not a fetcher, which fails if its
 * response arrives while the router still resolves the route of another page.
 */
function useSeen({ isUnseen }: Pick<ShownItem, "isUnseen">): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!isUnseen) return;
		let isOver = false;
		async function see() {
			const body = new URLSearchParams({ intent: "seen" });
			const response = await fetch(window.location.href, { method: "POST", body, redirect: "manual" }).catch(
				() => null,
			);
			if (response && !isOver) await revalidate();
		}
		void see();
		return () => {
			isOver = true;
		};
	}, [isUnseen, revalidate]);
}
