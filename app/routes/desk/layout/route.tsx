import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Outlet } from "react-router";
import { desk, site, visitor } from "../../../context";
import { isRecord } from "../../../domain/records";
import { DeskLayout } from "../../../features/desk/desk-layout";
import { DeskPage } from "../../../features/desk/desk-page";
import { useLanguage } from "../../../i18n/texts";
import "../../../features/desk/desk.css";
import { type DeskFault, requireStaff } from "../../../features/desk/require-staff";
import type { Route } from "./+types/route";

export const handle = { namespaces: ["desk"] };

export async function loader({ context }: Route.LoaderArgs) {
	const staff = await requireStaff(context, "account.own");
	const { name, email, role } = staff;
	const { inbox, figures } = context.get(desk);
	const { waiting } = await inbox.news(staff);
	return {
		user: { name, email, role },
		language: context.get(visitor).language,
		isClosed: context.get(site).isClosed,
		waiting: { inbox: waiting, figures: figures.due().length },
	};
}

export default function DeskLayoutRoute({ loaderData }: Route.ComponentProps) {
	return (
		<DeskLayout {...loaderData}>
			<Outlet />
		</DeskLayout>
	);
}

/** Keeps the navigation around errors, such as a missing page or a missing right. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const kind = faultOf(error);
	const screen = (
		<DeskPage title={t(`error.${kind}.title`)}>
			<title>{t(`error.${kind}.title`)}</title>
			<p>{t(`error.${kind}.text`)}</p>
		</DeskPage>
	);
	if (!loaderData) return <main className="desk-main">{screen}</main>;
	return (
		<DeskLayout {...loaderData} language={language}>
			{screen}
		</DeskLayout>
	);
}

function faultOf(error: unknown): DeskFault["kind"] | "failed" {
	if (!isRouteErrorResponse(error)) return "failed";
	const { kind } = isRecord(error.data) ? error.data : {};
	return kind === "role" || kind === "missing" ? kind : "failed";
}
