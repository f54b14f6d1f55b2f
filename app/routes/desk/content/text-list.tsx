import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import type { SiteText } from "../../../../worker/desk/content";
import { deskSectionPath } from "../../../domain/desk/sections";
import { ChangedNotice, useVersion } from "../../../features/desk/changed-notice";
import { DeskButton, IntentButton } from "../../../features/desk/desk-form";
import { DeskLink } from "../../../features/desk/desk-link";
import { DeskPage, DeskSection, Empty } from "../../../features/desk/desk-page";
import { DeskTable } from "../../../features/desk/desk-table";
import { DeskSelect } from "../../../features/desk/fields";
import { useSyncedValue } from "../../../features/desk/filter-fields";
import { Mark, Notice } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";
import { TextInput } from "../../../ui/inputs";
import type { Route } from "./+types/route";

type TextListProps = NonNullable<Route.ComponentProps["loaderData"]["list"]>;

/** Search for texts by their wording on the site. */
export function TextList({ query, only, found, waiting, version, places }: TextListProps) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	const seen = useVersion({ version });
	const options = (["all", "changed", "draft", "missing"] as const).map((filter) => ({
		value: filter === "all" ? "" : filter,
		label: t(`content.filter.${filter}`),
	}));
	return (
		<DeskPage title={t("content.title")} intro={t("content.intro")}>
			<ChangedNotice />
			{waiting > 0 && (
				<Notice tone="warning">
					<p>{t("content.waiting", { count: waiting })}</p>
					<div className="desk-actions">
						<IntentButton intent="publish-all" values={seen}>
							{t("content.publishAll")}
						</IntentButton>
						<form method="post" action="/api/desk/content/preview" className="desk-inline">
							<input type="hidden" name="lang" value={language} />
							<DeskButton>{t("content.preview")}</DeskButton>
						</form>
						<IntentButton intent="discard-all" values={seen} look="quiet">
							{t("content.discardAll")}
						</IntentButton>
					</div>
				</Notice>
			)}
			<Form className="desk-form" action={deskSectionPath("content", language)}>
				<TextInput
					ref={useSyncedValue<HTMLInputElement>(query)}
					label={t("content.search")}
					name="q"
					type="search"
					defaultValue={query}
					maxLength={200}
				/>
				<DeskSelect
					ref={useSyncedValue<HTMLSelectElement>(only ?? "")}
					label={t("content.only")}
					name="only"
					defaultValue={only ?? ""}
					options={options}
				/>
				<DeskButton look="main">{t("find")}</DeskButton>
			</Form>
			{!found && (
				<DeskSection title={t("content.places")} intro={t("content.placesText")}>
					<ul className="desk-actions">
						{places.map(({ label, keys }) => (
							<li key={keys}>
								<DeskLink to={`${deskSectionPath("content", language)}?${new URLSearchParams({ q: keys })}`}>
									{label}
								</DeskLink>
							</li>
						))}
					</ul>
				</DeskSection>
			)}
			{found && (
				<section className="desk-section" aria-label={t("content.text")}>
					{found.total === 0 ? (
						<Empty title={t("content.none")} />
					) : (
						<>
							<p className="desk-quiet">{t("content.found", { count: found.total })}</p>
							<Found texts={found.texts} />
						</>
					)}
				</section>
			)}
		</DeskPage>
	);
}

const MAX_SHOWN_LENGTH = 160;

function Found({ texts }: { texts: readonly SiteText[] }) {
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskTable
			caption={t("content.title")}
			rows={texts}
			rowKey={({ key }) => key}
			columns={[
				{
					title: t("content.text"),
					rowHeader: true,
					cell: ({ key, languages }) => {
						const { draft, published, bundled } = languages[language];
						const text = draft ?? published ?? bundled;
						return (
							<>
								<Link to={deskSectionPath("content", language, idOfText(key))}>
									{text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text}
								</Link>
								<span className="desk-line desk-quiet">{key}</span>
							</>
						);
					},
				},
				{ title: t("content.state"), cell: (text) => <State text={text} /> },
			]}
		/>
	);
}

function State({ text }: { text: SiteText }) {
	const { t } = useTranslation("desk-manage");
	const all = Object.values(text.languages);
	const marks = [
		all.some(({ draft }) => draft !== null) && (["draft", "new"] as const),
		all.some(({ published }) => published !== null) && (["changed", "good"] as const),
		all.some(({ isMissing }) => isMissing) && (["missing", "warning"] as const),
	].flatMap((mark) => (mark ? [mark] : []));
	if (marks.length === 0) return <Mark tone="neutral">{t("content.mark.bundled")}</Mark>;
	return marks.map(([name, tone]) => (
		<span key={name} className="desk-line">
			<Mark tone={tone}>{t(`content.mark.${name}`)}</Mark>
		</span>
	));
}

/** Keys contain characters that are special in URLs. */
const SEPARATOR = "~";

/** Encodes `home:hero.headline` as a path segment. */
function idOfText(key: string): string {
	return key.replaceAll(/[:.]/g, SEPARATOR);
}

/** Decodes a path segment to its key. */
export function keyOfText(id: string): string {
	const [namespace = "", ...parts] = id.split(SEPARATOR);
	return `${namespace}:${parts.join(".")}`;
}
