import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SignInCaptcha } from "../../../worker/owners/service";
import type { Language } from "../../domain/language";
import { FieldError } from "../../ui/field";
import { TextInput } from "../../ui/inputs";

export async function fetchCaptcha(language: Language): Promise<SignInCaptcha | null> {
	const response = await fetch(`/api/captcha?lang=${language}`).catch(() => null);
	return response?.ok ? ((await response.json()) as SignInCaptcha) : null;
}

type CaptchaFieldProps = {
	challenge: SignInCaptcha;
	error: string | undefined;
	/** Why it is asked, where that is not plain. */
	hint: string | null;
};

/** The characters of a picture, or of a recording, to copy; or the provider's own box. */
export function CaptchaField({ challenge, error, hint }: CaptchaFieldProps) {
	const { t } = useTranslation("portal");
	if (challenge.provider === "turnstile") return <TurnstileBox siteKey={challenge.siteKey} error={error} />;
	return (
		<div className="grid gap-3">
			<input type="hidden" name="captchaId" value={challenge.id} />
			<img src={challenge.image} alt={t("captcha.image")} width={240} height={80} className="rounded-picture" />
			<audio
				controls
				preload="none"
				src={challenge.audio}
				className="w-full max-w-small"
				aria-label={t("captcha.listen")}
			>
				<track kind="captions" />
			</audio>
			<TextInput
				key={challenge.id}
				label={t("captcha.label")}
				hint={hint ?? undefined}
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

const TURNSTILE_SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

type Turnstile = {
	render(place: HTMLElement, options: { sitekey: string; "response-field-name": string }): string;
	remove(widget: string): void;
};

/** The provider's box, which puts its answer into the form as the field `captcha`. */
function TurnstileBox({ siteKey, error }: { siteKey: string; error: string | undefined }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let widget: string | undefined;
		const provider = () => (window as unknown as { turnstile?: Turnstile }).turnstile;
		const draw = () => {
			if (place.current) {
				widget = provider()?.render(place.current, { sitekey: siteKey, "response-field-name": "captcha" });
			}
		};
		if (provider()) draw();
		else {
			const script = document.createElement("script");
			script.src = TURNSTILE_SCRIPT;
			script.async = true;
			script.addEventListener("load", draw);
			document.body.appendChild(script);
		}
		return () => {
			if (widget) provider()?.remove(widget);
		};
	}, [siteKey]);
	return (
		<div>
			<div ref={place} className="min-h-16" />
			{error && <FieldError>{error}</FieldError>}
		</div>
	);
}
