import { useTranslation } from "react-i18next";
import { desk, listings, visitor } from "../../../context";
import { idOf } from "../../../domain/pages/address";
import { pagePath } from "../../../domain/pages/paths";
import { type DeskCallArgs, deskAction } from "../../../features/desk/desk-action";
import { IntentButton } from "../../../features/desk/desk-form";
import { deskHead } from "../../../features/desk/desk-head";
import { DeskAnchor } from "../../../features/desk/desk-link";
import { DeskPage, Empty } from "../../../features/desk/desk-page";
import { Mark } from "../../../features/desk/notice";
import { itemNotFound, requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import { useLanguage } from "../../../i18n/texts";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk", "desk-manage"] };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "references.see");
	const { language } = context.get(visitor);
	const t = textsOf(context, "desk-manage");
	const [references, hidden] = await Promise.all([
		context.get(listings).references({ agent: null, visibleOnly: false }, language),
		context.get(desk).references.hidden(),
	]);
	return {
		head: deskHead(t("references.title")),
		references: references.map(({ id, title, year, state }) => ({ id, title, year, state, isShown: !hidden.has(id) })),
	};
}

export const action = deskAction("references", {
	hide: (args) => setShown(args, false),
	show: (args) => setShown(args, true),
});

async function setShown({ desk: access, staff, form, done }: DeskCallArgs, isShown: boolean) {
	const id = idOf(form.get("id"));
	if (id === null) throw itemNotFound();
	await access.references.set(staff, id, isShown);
	return done("savedOnSite");
}

export default function ReferencesRoute({ loaderData }: Route.ComponentProps) {
	const { references } = loaderData;
	const { t } = useTranslation("desk-manage");
	const language = useLanguage();
	return (
		<DeskPage
			title={t("references.title")}
			intro={t("references.intro")}
			tools={<DeskAnchor href={pagePath("references", language)}>{t("references.page")}</DeskAnchor>}
		>
			{references.length === 0 && <Empty title={t("references.empty")} />}
			<ul className="desk-cards">
				{references.map(({ id, title, year, state, isShown }) => (
					<li key={id} className="desk-card">
						<h2>{title}</h2>
						<p className="desk-quiet">{[id, t(`references.state.${state}`), year].filter(Boolean).join(" · ")}</p>
						<p>
							<Mark tone={isShown ? "good" : "neutral"}>{t(isShown ? "references.shown" : "references.hidden")}</Mark>
						</p>
						<IntentButton
							intent={isShown ? "hide" : "show"}
							values={{ id: String(id) }}
							look="quiet"
							of={`${title} (${id})`}
						>
							{t(isShown ? "references.hide" : "references.show")}
						</IntentButton>
					</li>
				))}
			</ul>
		</DeskPage>
	);
}
