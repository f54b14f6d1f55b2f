import { useTranslation } from "react-i18next";
import type { SessionLine } from "../../../../../worker/accounts/service";
import { formatDateTime } from "../../../../domain/formatting/dates";
import type { Language } from "../../../../domain/language";
import { OwnerForm } from "../../../../features/portal/owner-form";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { Table } from "../../../../ui/table";
import { RowAction } from "./row-action";

type SessionsSectionProps = { sessions: readonly (SessionLine & { here: boolean })[]; language: Language };

const MS = 1_000;

/** The owner's open sessions, each with a button to end it. */
export function SessionsSection({ sessions, language }: SessionsSectionProps) {
	const { t } = useTranslation("portal");
	const moment = (seconds: number) => formatDateTime(new Date(seconds * MS), language);
	return (
		<div>
			<h2 className="text-2xl">{t("account.sessions")}</h2>
			<p className="mt-2 text-quiet">{t("account.sessionsText")}</p>
			<div className="mt-4">
				<Table
					caption={t("account.sessions")}
					stacked
					columns={[
						{
							title: t("account.device"),
							rowHeader: true,
							cell: ({ device, here }) => (
								<span className="inline-flex flex-wrap items-center gap-2">
									{device || t("account.unknownDevice")}
									{here && <Badge>{t("account.here")}</Badge>}
								</span>
							),
						},
						{ title: t("account.since"), cell: ({ createdAt }) => moment(createdAt) },
						{ title: t("account.lastSeen"), cell: ({ seenAt }) => moment(seenAt) },
						{
							title: t("account.action"),
							cell: ({ id, device, here }) =>
								here ? null : (
									<RowAction
										action="/api/account/end-session"
										id={id}
										name={t("account.endOf", { device: device || t("account.unknownDevice") })}
									>
										{t("account.end")}
									</RowAction>
								),
						},
					]}
					rows={sessions}
					rowKey={({ id }) => id}
				/>
			</div>
			<OwnerForm action="/api/session/end" fields={{ everywhere: "1" }} className="mt-6">
				<Button type="submit" variant="secondary" icon="log-out">
					{t("account.everywhere")}
				</Button>
			</OwnerForm>
		</div>
	);
}
