import { useTranslation } from "react-i18next";
import type { Brand } from "../../../domain/agency/brand";
import { bundledAccents, type Scheme } from "../../../domain/agency/colours";
import { DeskButton, DeskForm, IntentButton } from "../../../features/desk/desk-form";
import { DeskSection } from "../../../features/desk/desk-page";
import { useFields } from "../../../features/desk/fault-text";
import { TextInput } from "../../../ui/inputs";
import { BrandField, PartPage } from "./brand-field";

type LookFormsProps = {
	brand: Brand;
	/** False for the bundled logo. */
	hasLogo: boolean;
	changed: readonly string[];
};

const PICTURES = "image/jpeg,image/png,image/webp";

/** Forms for the logo, colours and home page picture. */
export function LookForms({ brand, hasLogo, changed }: LookFormsProps) {
	const { t } = useTranslation("desk-manage");
	const accentOf = (scheme: Scheme) => brand.colours?.[scheme].accent ?? bundledAccents[scheme];
	return (
		<PartPage title={t("brand.look")}>
			<DeskSection title={t("brand.logo")} intro={t("brand.logoText")}>
				{hasLogo && (
					<>
						<p className="desk-line desk-quiet">{t("brand.current")}</p>
						<div className="desk-pair desk-logos">
							{(["light", "dark"] as const).map((scheme) => (
								<p key={scheme} className={`desk-on-${scheme}`}>
									<img
										src={brand.logo[scheme]}
										alt={t(`brand.${scheme}`)}
										width={brand.logo.width}
										height={brand.logo.height}
										className="desk-shown"
									/>
								</p>
							))}
						</div>
					</>
				)}
				<DeskForm intent="save-logo" files>
					<FileField name="logo" label={t("brand.light")} accept={`image/svg+xml,${PICTURES}`} required />
					<FileField name="logoDark" label={t("brand.dark")} accept={`image/svg+xml,${PICTURES}`} />
					<DeskButton look="main">{t("brand.upload")}</DeskButton>
				</DeskForm>
				{changed.includes("logo") && <Restore name="logo" />}
			</DeskSection>
			<DeskSection title={t("brand.colours")} intro={t("brand.coloursText")}>
				<DeskForm intent="save-colours">
					<BrandField name="light" type="color" label={t("brand.light")} value={accentOf("light")} />
					<BrandField name="dark" type="color" label={t("brand.dark")} value={accentOf("dark")} />
					<DeskButton look="main">{t("save")}</DeskButton>
				</DeskForm>
				{changed.includes("colours") && <Restore name="colours" />}
			</DeskSection>
			<DeskSection title={t("brand.homePicture")} intro={t("brand.homePictureText")}>
				{brand.homePicture && (
					<p>
						<span className="desk-line desk-quiet">{t("brand.current")}</span>
						<img src={brand.homePicture.src} alt="" width={320} className="desk-shown" />
					</p>
				)}
				<DeskForm intent="save-picture" files>
					<FileField name="picture" label={t("brand.homePicture")} accept={PICTURES} required />
					<DeskButton look="main">{t("brand.upload")}</DeskButton>
				</DeskForm>
				{changed.includes("homePicture") && <Restore name="homePicture" />}
			</DeskSection>
		</PartPage>
	);
}

type FileFieldProps = { name: string; label: string; accept: string; required?: boolean };

function FileField({ name, label, accept, required = false }: FileFieldProps) {
	const field = useFields();
	return <TextInput type="file" label={label} accept={accept} {...field(name)} required={required} />;
}

function Restore({ name }: { name: string }) {
	const { t } = useTranslation("desk-manage");
	return (
		<IntentButton intent="restore" values={{ name }} look="quiet">
			{t("original")}
		</IntentButton>
	);
}
