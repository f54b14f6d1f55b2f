import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "../../../features/desk/notice";
import { acceptWithPasskey } from "../../../features/desk/staff-passkey";
import { useLanguage } from "../../../features/layout/site-data";
import { Icon } from "../../../ui/icon";

/** The shortest way to an account: a passkey, which is made by the browser and so needs a script. */
export function PasskeyBeginning({ token }: { token: string }) {
	const { t } = useTranslation("desk");
	const language = useLanguage();
	const [offered, setOffered] = useState(false);
	const [failed, setFailed] = useState(false);
	useEffect(() => setOffered("PublicKeyCredential" in window), []);
	if (!offered) return null;

	async function press() {
		setFailed(false);
		const target = await acceptWithPasskey(token, language);
		if (target) window.location.assign(target);
		else setFailed(true);
	}

	return (
		<div className="desk-form">
			<button type="button" className="desk-button desk-button-main" onClick={press}>
				<Icon name="key-round" className="desk-icon" />
				{t("invitation.passkey")}
			</button>
			{failed && <Notice tone="warning">{t("invitation.passkeyFailed")}</Notice>}
			<p className="desk-or">{t("signIn.or")}</p>
		</div>
	);
}
