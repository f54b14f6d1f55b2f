import { useTranslation } from "react-i18next";
import { IntentButton } from "../../../features/desk/desk-form";
import { Notice } from "../../../features/desk/notice";
import { Icon } from "../../../ui/icon";

/** @param codes those that were made just now, which are never shown again; null at any other time */
export function RecoveryCodes({ codes, isFresh }: { codes: readonly string[] | null; isFresh: boolean }) {
	const { t } = useTranslation("desk");
	if (codes) {
		return (
			<>
				<Notice tone="good">{t("account.recoveryOnce")}</Notice>
				<ol className="desk-codes">
					{codes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ol>
				<button type="button" className="desk-button desk-button-plain" onClick={() => window.print()}>
					<Icon name="printer" className="desk-icon" />
					{t("account.print")}
				</button>
			</>
		);
	}
	if (!isFresh) return <p className="desk-quiet">{t("account.signInAgain")}</p>;
	return (
		<IntentButton intent="recovery-codes" icon="key-round">
			{t("account.newRecoveryCodes")}
		</IntentButton>
	);
}
