import { data } from "react-router";
import { agency, desk, site, visitor } from "../../../context";
import { bundledAccents, contrastIn, type Scheme } from "../../../domain/agency/colours";
import { isDemoOffice } from "../../../domain/agency/demo-values";
import { deskAction } from "../../../features/desk/desk-action";
import { deskHead } from "../../../features/desk/desk-head";
import { requireStaff } from "../../../features/desk/require-staff";
import { textsOf } from "../../../features/layout/page-loader";
import type { Route } from "./+types/route";
import { SetupSteps } from "./setup-steps";

export const handle = { namespaces: ["desk", "desk-manage", "imports", "fields", "search"] };

export async function loader({ context }: Route.LoaderArgs) {
	await requireStaff(context, "brand.see");
	const { language } = context.get(visitor);
	const { languages, crm, lacks, isClosed } = context.get(site);
	const { colours, offices } = context.get(agency);
	const { setup, imports, accounts } = context.get(desk);
	const t = textsOf(context, "desk-manage");
	const [lastRun = null] = await imports.runs(1);
	const people = await accounts.people.list();
	const contrast = (scheme: Scheme) => contrastIn(scheme, colours?.[scheme].accent ?? bundledAccents[scheme]);
	return {
		head: deskHead(t("setup.title")),
		isClosed,
		missing: lacks,
		offices: offices.filter((office) => !isDemoOffice(office)).map(({ id, city }) => ({ id, city: city[language] })),
		contrast: { light: contrast("light"), dark: contrast("dark") },
		languages,
		crm,
		lastRun,
		sender: setup.sender(),
		people: people.length,
	};
}

export const action = deskAction("setup", {
	"read-crm": async ({ desk: access, staff }) => data({ crm: await access.setup.readCrm(staff), mail: null }),
	"check-mail": async ({ desk: access }) => data({ crm: null, mail: await access.setup.checkMail() }),
});

export default function SetupRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <SetupSteps {...loaderData} checked={actionData ?? null} />;
}
