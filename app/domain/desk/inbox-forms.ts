import { type FormName, formNames } from "../forms/form-names";
import { forms } from "../forms/forms";

/** A form answered by a member of staff at the desk. */
export type InboxForm = { [Form in FormName]: (typeof forms)[Form]["inInbox"] extends true ? Form : never }[FormName];

/** For the server only: the browser loads the desk without the schemas of the forms. */
export const inboxForms: readonly InboxForm[] = formNames.filter(isInboxForm);

export function isInboxForm(form: FormName): form is InboxForm {
	return forms[form].inInbox;
}
