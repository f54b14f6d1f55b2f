import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../domain/language";
import { Notice } from "../../../features/desk/notice";
import { signInStaff } from "../../../features/desk/staff-passkey";
import { Icon } from "../../../ui/icon";

/** The first way in, where the browser has passkeys. */
export function StaffPasskeyButton({ language }: { language: Language }) {
	const { t } = useTranslation("desk");
	const [offered, setOffered] = useState(false);
	const [failed, setFailed] = useState(false);
	useEffect(() => setOffered("PublicKeyCredential" in window), []);
	if (!offered) return null;

	async function press() {
		setFailed(false);
		const target = await signInStaff(language);
		// The page itself leads a signed-in person to where he wanted to go.
		if (target) window.location.reload();
		else setFailed(true);
	}

	return (
		<div className="desk-form">
			<button type="button" className="desk-button desk-button-main" onClick={press}>
				<Icon name="key-round" className="desk-icon" />
				{t("signIn.passkey")}
			</button>
			{failed && <Notice tone="warning">{t("signIn.passkeyFailed")}</Notice>}
			<p className="desk-or">{t("signIn.or")}</p>
		</div>
	);
}
