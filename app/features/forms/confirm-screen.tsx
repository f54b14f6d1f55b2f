import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { ConfirmForm, type LinkStatus } from "./confirm-form";
import { FormScreen } from "./form-screen";
import { EnquiryForm, type EnquiryFormProps } from "./live/enquiry-form";

type ConfirmScreenProps = {
	form: "sign-newsletter" | "unsubscribe" | "testimonial";
	/** What an email's link to the page does. */
	action: ComponentProps<typeof ConfirmForm>["action"];
	link: { token: string | null; status: LinkStatus };
	state: EnquiryFormProps["state"];
	/** Above the form or the button. */
	children?: ReactNode;
};

/** The page of a form that an email's link leads back to: then a button stands in place of the form. */
export function ConfirmScreen({ form, action, link, state, children }: ConfirmScreenProps) {
	const { t } = useTranslation("forms");
	const isLink = link.token !== null || link.status !== null;
	const words = isLink ? (`confirm.${action}` as const) : (`form.${form}` as const);
	return (
		<FormScreen title={t(`${words}.title`)} intro={link.status ? null : t(`${words}.intro`)}>
			<div id={form}>
				{children}
				{isLink ? <ConfirmForm action={action} {...link} /> : <Island of={EnquiryForm} props={{ form, state }} />}
			</div>
		</FormScreen>
	);
}
