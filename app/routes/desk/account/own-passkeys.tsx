import { useTranslation } from "react-i18next";
import type { PasskeyLine } from "../../../../worker/accounts/service";
import { formatDate } from "../../../domain/formatting/dates";
import { IntentButton } from "../../../features/desk/desk-form";
import { DeskTable } from "../../../features/desk/desk-table";
import { Notice } from "../../../features/desk/notice";
import { useAddedPasskey, usePasskeysOffered } from "../../../features/passkeys/passkeys";
import { Icon } from "../../../ui/icon";

const MS = 1_000;

/** Passkeys of the account. Adding one needs a script, because the browser creates it, and a recent sign-in. */
export function OwnPasskeys({ passkeys, isFresh }: { passkeys: readonly PasskeyLine[]; isFresh: boolean }) {
	const { t } = useTranslation("desk");
	const offered = usePasskeysOffered();
	const { state, add } = useAddedPasskey("/api/desk/passkeys");
	const day = (seconds: number | null) => (seconds === null ? t("people.never") : formatDate(new Date(seconds * MS)));

	return (
		<>
			<DeskTable
				caption={t("account.passkeys")}
				empty={t("account.noPasskeys")}
				rows={passkeys}
				rowKey={({ id }) => id}
				columns={[
					{ title: t("account.device"), rowHeader: true, cell: ({ device }) => device || t("account.unknownDevice") },
					{ title: t("account.added"), cell: ({ createdAt }) => day(createdAt) },
					{ title: t("account.lastSeen"), cell: ({ usedAt }) => day(usedAt) },
					{
						title: "",
						cell: ({ id, device }) => (
							<IntentButton
								intent="remove-passkey"
								values={{ id }}
								look="quiet"
								of={device || t("account.unknownDevice")}
							>
								{t("account.remove")}
							</IntentButton>
						),
					},
				]}
			/>
			{state === "added" && <Notice tone="good">{t("account.passkeyAdded")}</Notice>}
			{state === "known" && <Notice tone="warning">{t("account.passkeyKnown")}</Notice>}
			{state === "failed" && <Notice tone="warning">{t("account.passkeyNotAdded")}</Notice>}
			{offered && isFresh && (
				<button
					type="button"
					className="desk-button desk-button-plain"
					aria-disabled={state === "busy" || undefined}
					onClick={add}
				>
					<Icon name="key-round" className="desk-icon" />
					{t("account.addPasskey")}
				</button>
			)}
			{offered && !isFresh && <p className="desk-quiet">{t("account.signInAgain")}</p>}
		</>
	);
}
