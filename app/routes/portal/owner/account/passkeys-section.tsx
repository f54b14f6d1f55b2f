import { useTranslation } from "react-i18next";
import type { PasskeyLine } from "../../../../../worker/accounts/service";
import { formatDate } from "../../../../domain/formatting/dates";
import { useAddedPasskey, usePasskeysOffered } from "../../../../features/passkeys/passkeys";
import { OwnerForm } from "../../../../features/portal/owner-form";
import { Banner } from "../../../../ui/banner";
import { Button } from "../../../../ui/button";
import { BusyButton } from "../../../../ui/live/busy-button";
import { Table } from "../../../../ui/table";
import { RowAction } from "./row-action";

const MS = 1_000;

type PasskeysSectionProps = { passkeys: readonly PasskeyLine[]; isFresh: boolean };

/**
 * The owner's passkeys. Adding one needs JavaScript and a recent sign-in, so that nobody can add a passkey in an
 * unattended browser.
 */
export function PasskeysSection({ passkeys, isFresh }: PasskeysSectionProps) {
	const { t } = useTranslation("portal");
	const offered = usePasskeysOffered();
	const { state, add } = useAddedPasskey("/api/passkeys");

	return (
		<div>
			<h2 className="text-2xl">{t("account.passkeys")}</h2>
			<p className="mt-2 max-w-measure text-quiet">{t("account.passkeysText")}</p>
			{passkeys.length === 0 ? <p className="mt-4">{t("account.noPasskeys")}</p> : <PasskeyTable passkeys={passkeys} />}
			{state === "added" && <Banner role="status" tone="good" title={t("account.passkeyAdded")} className="mt-4" />}
			{state === "known" && <Banner role="alert" tone="warning" title={t("account.passkeyKnown")} className="mt-4" />}
			{state === "failed" && (
				<Banner role="alert" tone="warning" title={t("account.passkeyNotAdded")} className="mt-4" />
			)}
			{offered && !isFresh && <SignInAgain />}
			{offered && isFresh && (
				<BusyButton variant="secondary" icon="key-round" busy={state === "busy"} onClick={add} className="mt-6">
					{t("account.addPasskey")}
				</BusyButton>
			)}
		</div>
	);
}

function SignInAgain() {
	const { t } = useTranslation("portal");
	return (
		<OwnerForm action="/api/session/end" className="mt-6">
			<p className="max-w-measure">{t("account.signInAgainText")}</p>
			<Button type="submit" variant="secondary" className="mt-4">
				{t("account.signInAgain")}
			</Button>
		</OwnerForm>
	);
}

function PasskeyTable({ passkeys }: { passkeys: readonly PasskeyLine[] }) {
	const { t } = useTranslation("portal");
	const day = (seconds: number | null) => (seconds === null ? t("account.never") : formatDate(new Date(seconds * MS)));
	return (
		<div className="mt-4">
			<Table
				caption={t("account.passkeys")}
				stacked
				columns={[
					{ title: t("account.device"), rowHeader: true, cell: ({ device }) => device || t("account.unknownDevice") },
					{ title: t("account.added"), cell: ({ createdAt }) => day(createdAt) },
					{ title: t("account.lastSeen"), cell: ({ usedAt }) => day(usedAt) },
					{
						title: t("account.action"),
						cell: ({ id, device }) => (
							<RowAction
								action="/api/account/remove-passkey"
								id={id}
								name={t("account.removeOf", { device: device || t("account.unknownDevice") })}
							>
								{t("account.remove")}
							</RowAction>
						),
					},
				]}
				rows={passkeys}
				rowKey={({ id }) => id}
			/>
		</div>
	);
}
