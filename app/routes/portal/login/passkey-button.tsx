import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../../../domain/language";
import { usePasskeysOffered } from "../../../features/passkeys/use-passkeys-offered";
import { signInWithPasskey } from "../../../features/portal/passkey";
import { Banner } from "../../../ui/banner";
import { BusyButton } from "../../../ui/live/busy-button";

/** A second way in, where the browser has one. */
export function PasskeyButton({ language }: { language: Language }) {
	const { t } = useTranslation("portal");
	const offered = usePasskeysOffered();
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	if (!offered) return null;

	async function press() {
		setBusy(true);
		setProblem(null);
		const result = await signInWithPasskey(language);
		if (result.redirect) {
			window.location.assign(result.redirect);
			return;
		}
		setBusy(false);
		setProblem(result.message ?? t("passkey.failed"));
	}

	return (
		<div className="mt-4">
			<BusyButton variant="secondary" icon="key-round" busy={busy} onClick={press} wide>
				{t("signIn.passkey")}
			</BusyButton>
			{problem && <Banner role="alert" tone="warning" title={problem} className="mt-4" />}
		</div>
	);
}
