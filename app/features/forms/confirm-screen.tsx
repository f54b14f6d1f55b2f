import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../../i18n/texts";
import { Island } from "../../page/island";
import { ConfirmForm, type LinkStatus } from "./confirm-form";
import { FormScreen } from "./form-screen";
import { EnquiryForm, type EnquiryFormProps } from "./live/enquiry-form";

type ConfirmScreenProps = {
	form: "sign-newsletter" | "unsubscribe" | "testimonial";
	/** Action of the email's link to this page. */
	action: ComponentProps<typeof ConfirmForm>["action"];
	link: { token: string | null; status: LinkStatus };
	state: EnquiryFormProps["state"];
	/** Content above the form or the button. */
	children?: ReactNode;
};

/** Page of a form whose email links back to it; with a link's token it shows a button in place of the form. */
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
