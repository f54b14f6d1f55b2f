import { useTranslation } from "react-i18next";
import type { SiteText, TextHistoryEntry } from "../../../../worker/desk/content";
import { placeholdersOf } from "../../../domain/content/check-text";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { isLanguage, type Language, languages } from "../../../domain/language";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { useFields } from "../../../features/desk/fault-text";
import { Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { TextArea } from "../../../ui/inputs";
import type { Route } from "./+types/route";

type TextEditorProps = NonNullable<Route.ComponentProps["loaderData"]["item"]>;

const ROWS_OF_PAGE = 24;
const LINE = 60;
const MAX_ROWS = 8;

/** Editor of one text in every language. */
export function TextEditor({ text, history, draft }: TextEditorProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const names = [...placeholdersOf(text.languages[language].bundled)].join(" ");
	const drafts = languages.filter((each) => text.languages[each].draft !== null);
	const published = languages.filter((each) => text.languages[each].published !== null);
	return (
		<DeskPage
			title={t("content.title")}
			intro={text.key}
			tools={<DeskLink to={deskSectionPath("content", language)}>{t("back")}</DeskLink>}
		>
			{drafts.length > 0 && <Notice tone="warning">{t("content.waiting", { count: 1 })}</Notice>}
			{text.isPage && <p className="desk-quiet">{t("content.pageHint")}</p>}
			{!text.isPage && names && <p className="desk-quiet">{t("content.keeps", { names })}</p>}
			<ChangedNotice />
			<DeskForm intent="draft" values={useVersion(draft)} draft={draft} files>
				{languages.map((each) => (
					// The key includes the text, so that a reset to the original replaces the field.
					<LanguageField key={`${each} ${shownIn(text, each)}`} language={each} text={text} />
				))}
				<div className="desk-actions">
					<DeskButton look="main" name="step" value="publish">
						{t("content.publish")}
					</DeskButton>
					<DeskButton name="step" value="keep">
						{t("content.draft")}
					</DeskButton>
				</div>
			</DeskForm>
			<div className="desk-actions">
				{drafts.length > 0 && (
					<IntentButton intent="discard" look="quiet">
						{t("content.discard")}
					</IntentButton>
				)}
				{published.map((each) => (
					<IntentButton key={each} intent="restore" values={{ language: each }} look="quiet">
						{t("content.restore", { language: t(`language.${each}`) })}
					</IntentButton>
				))}
			</div>
			<DeskSection title={t("content.history")}>
				{history.length === 0 ? <p className="desk-quiet">{t("content.noHistory")}</p> : <History entries={history} />}
			</DeskSection>
		</DeskPage>
	);
}

function shownIn({ languages: byLanguage }: SiteText, language: Language): string {
	const { bundled, published, draft } = byLanguage[language];
	return draft ?? published ?? bundled;
}

function LanguageField({ language, text }: { language: Language; text: SiteText }) {
	const { t } = useTranslation("desk-manage");
	const { bundled, published, isMissing } = text.languages[language];
	const field = useFields()(language, shownIn(text, language));
	const rows = text.isPage ? ROWS_OF_PAGE : Math.min(MAX_ROWS, 1 + Math.ceil(field.defaultValue.length / LINE));
	const hint = isMissing
		? t("content.mark.missing")
		: published !== null && !text.isPage && t("content.originalIs", { text: bundled });
	return (
		<TextArea
			label={t(`language.${language}`)}
			hint={hint || undefined}
			{...field}
			lang={language}
			rows={rows}
			required
		/>
	);
}

const MAX_SHOWN_LENGTH = 300;

function History({ entries }: { entries: readonly TextHistoryEntry[] }) {
	const { t } = useTranslation("desk-manage");
	const own = useLanguage();
	return (
		<DeskTable
			caption={t("content.history")}
			rows={entries.map((entry, index) => ({ ...entry, index }))}
			rowKey={({ index }) => index}
			columns={[
				{
					title: t("content.when"),
					rowHeader: true,
					cell: ({ at }) => formatDateTime(new Date(at * 1_000).toISOString(), own),
				},
				{ title: t("content.who"), cell: ({ by }) => by },
				{
					title: t("content.what"),
					cell: ({ language, text }) => (
						<span lang={text === null ? undefined : language}>
							{isLanguage(language) && <span className="desk-quiet">{t(`language.${language}`)} </span>}
							{text === null ? t("content.toOriginal") : text.slice(0, MAX_SHOWN_LENGTH)}
						</span>
					),
				},
			]}
		/>
	);
}
