import { useEffect, useRef } from "react";
import { pagePath } from "../../../../domain/pages/paths";
import { savedSearchFields, withoutEmptySearch } from "../../../../features/forms/form-fields";
import { FieldSets } from "../../../../features/forms/live/field-sets";
import type { WordChoice } from "../../../../features/forms/property-types";
import { RegionChooser } from "../../../../features/map/live/region-chooser";
import { useLanguage, useTranslation } from "../../../../i18n/texts";
import { live } from "../../../../page/live";
import { Banner } from "../../../../ui/banner";
import { Button } from "../../../../ui/button";
import { focusFirstInvalid, notInvalidYet } from "../../../../ui/field";
import { TextLink } from "../../../../ui/link";

const facts = { texts: ["common", "demand", "forms", "map", "search", "validation"], wake: "sight" } as const;

type ChangeFormProps = {
	token: string;
	/** By field: stored or returned. */
	values: Readonly<Record<string, string | string[]>>;
	/** Errors of the returned form. */
	returned: { message: string; errors: Readonly<Record<string, string>> } | null;
	/** Names of the chosen municipalities, by code. */
	names: Readonly<Record<string, string>>;
	propertyTypes: readonly WordChoice[];
	/** Criteria without a field of their own. */
	beside: readonly WordChoice[];
};

/** Anchor of the returned form: the name of the form that registered the saved search. */
const ID = "demand-register";

/** Form for the current criteria, sent as a plain post. */
export const ChangeForm = live("change-form", facts, function ChangeForm(props: ChangeFormProps) {
	const { token, values, returned, names, propertyTypes, beside } = props;
	const { t } = useTranslation("demand");
	const { t: tForms } = useTranslation("forms");
	const language = useLanguage();
	const form = useRef<HTMLFormElement>(null);

	useEffect(() => {
		if (returned) focusFirstInvalid(form.current);
	}, [returned]);

	return (
		<form
			ref={form}
			id={ID}
			method="post"
			action="/api/demand"
			noValidate
			{...notInvalidYet}
			className="mt-12 grid gap-8"
		>
			<h2 className="font-serif text-3xl">{t("change.title")}</h2>
			{returned && <Banner role="alert" tone="wrong" title={returned.message} />}
			<input type="hidden" name="lang" value={language} />
			<input type="hidden" name="token" value={token} />
			<FieldSets
				sets={withoutEmptySearch(savedSearchFields(false), beside)}
				drawing={{
					messages: returned?.errors ?? {},
					values,
					choices: { propertyTypes, search: beside },
					region: ({ error, values: localities }) => <RegionChooser error={error} {...localities} names={names} />,
				}}
			/>
			<div className="grid justify-items-start gap-4">
				<Button type="submit">{t("change.submit")}</Button>
				<p className="text-quiet text-sm">
					{t("change.after")} <TextLink to={pagePath("privacy", language)}>{tForms("privacy")}</TextLink>
				</p>
			</div>
		</form>
	);
});
