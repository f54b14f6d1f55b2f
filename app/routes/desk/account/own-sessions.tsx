import { useTranslation } from "react-i18next";
import type { SessionLine } from "../../../../worker/accounts/service";
import { formatDateTime } from "../../../domain/formatting/dates";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskTable } from "../../../features/desk/desk-table";
import { Mark } from "../../../features/desk/notice";
import { useLanguage } from "../../../i18n/texts";

const MS = 1_000;

/** Sessions of the account by device, each with a button that ends it. */
export function OwnSessions({ sessions }: { sessions: readonly (SessionLine & { here: boolean })[] }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const moment = (seconds: number) => formatDateTime(new Date(seconds * MS), language);
	return (
		<>
			<DeskTable
				caption={t("account.sessions")}
				rows={sessions}
				rowKey={({ id }) => id}
				columns={[
					{
						title: t("account.device"),
						rowHeader: true,
						cell: ({ device, here }) => (
							<>
								{device || t("account.unknownDevice")} {here && <Mark tone="good">{t("account.here")}</Mark>}
							</>
						),
					},
					{ title: t("account.since"), cell: ({ createdAt }) => moment(createdAt) },
					{ title: t("account.lastSeen"), cell: ({ seenAt }) => moment(seenAt) },
					{
						title: "",
						cell: ({ id, device, here }) =>
							here ? null : (
								<IntentButton
									intent="end-session"
									values={{ id }}
									look="quiet"
									of={device || t("account.unknownDevice")}
								>
									{t("account.end")}
								</IntentButton>
							),
					},
				]}
			/>
			{sessions.length > 1 && (
				<IntentButton intent="end-other-sessions" icon="log-out">
					{t("account.endOthers")}
				</IntentButton>
			)}
		</>
	);
}
