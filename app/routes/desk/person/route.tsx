import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import type { PersonEntry } from "../../../../worker/desk/service";
import { desk, listings, visitor } from "../../../context";
import { may } from "../../../domain/desk/actions";
import { deskSectionPath } from "../../../domain/desk/sections";
import { formatDateTime } from "../../../domain/formatting/dates";
import { Contacts } from "../../../features/desk/contacts";
import { DeskButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskPage, DeskSection } from "../../../features/desk/desk-page";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk"] };

/** History of one person with the agency; the path has the id of one of the person's items. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "inbox.see");
	const { language } = context.get(visitor);
	const found = params.id === undefined ? null : await context.get(desk).inbox.person(staff, params.id);
	if (!found) throw itemNotFound();
	const ids = [...new Set(found.entries.flatMap(({ propertyId }) => propertyId ?? []))];
	const names = await context.get(listings).agencyNames(ids, language);
	return {
		head: deskHead(found.person.name || found.person.email || ""),
		...found,
		titles: Object.fromEntries([...names].map(([id, { long }]) => [id, long])),
		mayErase: may(staff.role, "privacy.act"),
	};
}

export default function PersonRoute({ loaderData }: Route.ComponentProps) {
	const { person, entries, titles, mayErase } = loaderData;
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const { email } = person;
	return (
		<DeskPage title={person.name || email || ""} intro={t("person.intro")}>
			<Contacts person={person}>
				{email && mayErase && (
					<>
						<form method="post" action="/api/desk/privacy/export">
							<input type="hidden" name="email" value={email} />
							<DeskButton icon="download">{t("person.export")}</DeskButton>
						</form>
						<Form method="post" action={deskSectionPath("privacy", language)}>
							<input type="hidden" name="intent" value="find" />
							<input type="hidden" name="email" value={email} />
							<DeskButton>{t("person.erase")}</DeskButton>
						</Form>
					</>
				)}
			</Contacts>
			<DeskSection title={t("inbox.history")}>
				<ol className="desk-history">
					{entries.map((entry, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: entries of the same second have no other key
						<li key={at}>
							<p className="desk-quiet">
								{formatDateTime(new Date(entry.at), language)}
								{entry.propertyId !== null && ` · ${titles[entry.propertyId] ?? entry.propertyId}`}
							</p>
							<Entry entry={entry} />
						</li>
					))}
				</ol>
			</DeskSection>
		</DeskPage>
	);
}

function Entry({ entry }: { entry: PersonEntry }) {
	const { t } = useTranslation(["desk", "common"]);
	const language = useLanguage();
	switch (entry.kind) {
		case "form":
			return (
				<p>
					<Link to={deskSectionPath("inbox", language, entry.item)}>{t(`inbox.form.${entry.form}`)}</Link>
				</p>
			);
		case "note":
		case "reply":
		case "message":
			return (
				<>
					<p>
						<Link to={deskSectionPath("inbox", language, entry.item)}>
							{t(`inbox.noteKind.${entry.kind}`, { name: entry.author })}
						</Link>
					</p>
					<p className="desk-note">{entry.text}</p>
				</>
			);
		case "viewing":
			return (
				<p>
					<Link to={deskSectionPath("viewings", language, entry.viewing)}>
						{t(`person.viewing.${entry.state}`, { when: formatDateTime(new Date(entry.start), language) })}
					</Link>
				</p>
			);
		case "search":
			return <p>{`${t(`person.search.${entry.goal}`)}${t("common:word.colon")}${t(`person.state.${entry.state}`)}`}</p>;
		case "newsletter":
			return <p>{`${t("person.newsletter")}${t("common:word.colon")}${t(`person.state.${entry.state}`)}`}</p>;
		case "documents":
			return <p>{t("inbox.form.request-documents")}</p>;
	}
}
