import { useTranslation } from "react-i18next";
import type { SignInCaptcha } from "../../../worker/owners/service";
import type { Language } from "../../domain/language";
import { TextInput } from "../../ui/inputs";

export async function fetchCaptcha(language: Language): Promise<SignInCaptcha | null> {
	const response = await fetch(`/api/captcha?lang=${language}`).catch(() => null);
	return response?.ok ? ((await response.json()) as SignInCaptcha) : null;
}

type CaptchaFieldProps = { challenge: SignInCaptcha; error: string | undefined; language: Language };

/** The characters of a picture, or of a recording, to copy. */
export function CaptchaField({ challenge, error }: CaptchaFieldProps) {
	const { t } = useTranslation("portal");
	if (challenge.provider !== "characters") return null;
	return (
		<div className="grid gap-3">
			<input type="hidden" name="captchaId" value={challenge.id} />
			<img src={challenge.image} alt={t("captcha.image")} width={240} height={80} className="rounded-picture" />
			<audio controls preload="none" src={challenge.audio} className="w-full max-w-small">
				<track kind="captions" />
			</audio>
			<TextInput
				key={challenge.id}
				label={t("captcha.label")}
				hint={t("captcha.hint")}
				name="captcha"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				error={error}
				required
			/>
		</div>
	);
}
