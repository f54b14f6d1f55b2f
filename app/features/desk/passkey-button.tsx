import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon";
import { usePasskeysOffered } from "../passkeys/passkeys";
import { Notice } from "./notice";

type PasskeyButtonProps = {
	label: string;
	/** Shown if it is cancelled or fails. */
	failure: string;
	/** Without a form beside it. */
	isOnlyWay?: boolean;
	/** Navigates on success. @returns whether it succeeded */
	onPress: () => Promise<boolean>;
};

/** Sign-in with a passkey, above the alternative form. Null without passkey support or scripts. */
export function PasskeyButton({ label, failure, isOnlyWay = false, onPress }: PasskeyButtonProps) {
	const { t } = useTranslation("desk");
	const offered = usePasskeysOffered();
	const [failed, setFailed] = useState(false);
	if (!offered) return null;

	async function press() {
		setFailed(false);
		setFailed(!(await onPress()));
	}

	return (
		<div className="desk-form">
			<button type="button" className="desk-button desk-button-main" onClick={press}>
				<Icon name="key-round" className="desk-icon" />
				{label}
			</button>
			{failed && <Notice tone="warning">{failure}</Notice>}
			{!isOnlyWay && <p className="desk-or">{t("signIn.or")}</p>}
		</div>
	);
}
