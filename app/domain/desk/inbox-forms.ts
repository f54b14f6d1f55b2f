import { type FormName, formNames } from "../forms/form-names";
import { forms } from "../forms/forms";

/** A form that a person answers, at the desk. */
export type InboxForm = { [Form in FormName]: (typeof forms)[Form]["inInbox"] extends true ? Form : never }[FormName];

/** For the server: the browser has the desk without the schemas of the forms. */
export const inboxForms: readonly InboxForm[] = formNames.filter(isInboxForm);

export function isInboxForm(form: FormName): form is InboxForm {
	return forms[form].inInbox;
}
