import { useTranslation } from "react-i18next";
import { MIN_PASSWORD_LENGTH } from "../../domain/accounts/password";
import { TextInput } from "../../ui/inputs";
import { useFields } from "./fault-text";

type PasswordFieldsProps = {
	email: string;
	factor: { secret: string; uri: string; drawing: QrDrawing };
};

/** New password with its second factor, confirmed by the first code. */
export function PasswordFields({ email, factor }: PasswordFieldsProps) {
	const { t } = useTranslation("desk");
	const field = useFields();
	return (
		<>
			{/* For password managers, which ignore hidden fields. */}
			<input
				type="text"
				name="username"
				autoComplete="username"
				value={email}
				readOnly
				tabIndex={-1}
				aria-hidden="true"
				className="sr-only"
			/>
			<TextInput
				label={t("field.newPassword")}
				hint={t("field.newPasswordHint", { count: MIN_PASSWORD_LENGTH })}
				type="password"
				autoComplete="new-password"
				{...field("password")}
				required
			/>
			<TextInput
				label={t("field.passwordConfirmation")}
				type="password"
				autoComplete="new-password"
				{...field("passwordConfirmation")}
				required
			/>
			<div className="desk-factor">
				<QrCode drawing={factor.drawing} label={t("factor.picture")} />
				<div>
					<p>{t("factor.intro")}</p>
					<p>
						<a href={factor.uri}>{t("factor.here")}</a>
					</p>
					<p className="desk-quiet">{t("factor.typed")}</p>
					<code>{factor.secret.replaceAll(/(.{4})/g, "$1 ").trim()}</code>
				</div>
			</div>
			<TextInput
				label={t("field.code")}
				hint={t("factor.codeHint")}
				inputMode="numeric"
				autoComplete="one-time-code"
				{...field("code")}
				required
			/>
		</>
	);
}

/** QR code: its side in modules, and the dark modules as an SVG path. */
type QrDrawing = { size: number; path: string };

/** QR code drawn by the page itself, so its content is sent nowhere. */
function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
	return (
		<svg className="desk-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
			<path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
			<path fill="#000" d={path} />
		</svg>
	);
}
