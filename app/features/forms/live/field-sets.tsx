import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/texts";
import { Banner } from "../../../ui/banner";
import type { Choice } from "../../../ui/choices";
import { classNames } from "../../../ui/class-names";
import { Disclosure } from "../disclosure";
import type { FieldSet, FormField } from "../form-fields";
import { AgesField } from "./ages-field";
import type { Draft } from "./draft";
import { EnquiryField } from "./enquiry-field";
import type { Messages } from "./live-form";

/** Initial values of the locality chooser, by submitted name. */
export type RegionValues = { zones: string[]; zips: string[]; polygon: string | null };

/** Renders the locality chooser; provided by the form that has one. */
export type RegionField = (props: { error: string | undefined; values: RegionValues }) => ReactNode;

/** Renders the slot picker; provided by the booking form. */
export type SlotField = (props: { error: string | undefined; chosen: string | undefined }) => ReactNode;

export type Drawing = {
	messages: Messages;
	values: Readonly<Record<string, string | string[]>>;
	/** Choices of lists that the agency maintains, by field name. */
	choices: Readonly<Record<string, readonly Choice[]>>;
	region?: RegionField | undefined;
	slot?: SlotField | undefined;
	/** Draft stored in this tab; used only if the page provides no places of its own. */
	draft?: Draft | null;
};

/** Column spans. `long` and `short` are side by side on the smallest screens too. */
const spans = {
	whole: "col-span-6",
	half: "col-span-6 min-[480px]:col-span-3",
	long: "col-span-4 min-[480px]:col-span-3",
	short: "col-span-2 min-[480px]:col-span-3",
} as const;

export function FieldSets({ sets, drawing }: { sets: readonly FieldSet[]; drawing: Drawing }) {
	return sets.map((set) => <FieldSetView key={set.fields[0]?.name} set={set} drawing={drawing} />);
}

function FieldSetView({ set, drawing }: { set: FieldSet; drawing: Drawing }) {
	const { t } = useTranslation("forms");
	// Once open, only the visitor closes it: fixing an error must not hide its field.
	const [isOpen, setOpen] = useState(false);
	if (!isOpen && set.folded && set.fields.some(({ name }) => drawing.messages[name] || drawing.values[name]))
		setOpen(true);
	const groupError = set.legend ? drawing.messages[set.legend] : undefined;
	const fields = (
		<div className="grid grid-cols-6 items-start gap-x-4 gap-y-6">
			{set.fields.map((field) => (
				<div key={field.name} className={classNames("min-w-0", spans[field.width ?? "whole"])}>
					<FieldOf field={field} drawing={drawing} />
				</div>
			))}
		</div>
	);
	if (!set.legend) return set.isOwnAddress ? <div className="own-address">{fields}</div> : fields;
	if (set.folded) {
		return (
			<Disclosure title={t(`group.${set.legend}`)} open={isOpen}>
				<div className="pt-2">{fields}</div>
			</Disclosure>
		);
	}
	return (
		<fieldset className="min-w-0">
			<legend className="mb-5 font-serif text-2xl">{t(`group.${set.legend}`)}</legend>
			{groupError && <Banner tone="wrong" title={groupError} className="mb-5" />}
			{fields}
		</fieldset>
	);
}

function FieldOf({ field, drawing }: { field: FormField; drawing: Drawing }) {
	const { messages, values, choices, region, slot } = drawing;
	if (field.kind === "region") {
		const error = messages.zips ?? messages.zones ?? messages.polygon;
		const own = regionValues(values);
		const drafted = drawing.draft && isEmpty(own) ? regionValues(drawing.draft) : own;
		const kept = drafted === own || isEmpty(drafted) ? null : drafted;
		// The chooser keeps its own state, and the draft is read after the first render: changing the key remounts it.
		return <Fragment key={kept ? "kept" : "own"}>{region?.({ error, values: kept ?? own })}</Fragment>;
	}
	if (field.kind === "slot") {
		return slot?.({ error: messages[field.name], chosen: [values[field.name]].flat()[0] });
	}
	if (field.kind === "ages") return <AgesField name={field.name} values={values} messages={messages} />;
	return (
		<EnquiryField field={field} value={values[field.name]} error={messages[field.name]} choices={choices[field.name]} />
	);
}

function regionValues(values: Readonly<Record<string, string | string[] | undefined>>): RegionValues {
	const list = (name: string) => [values[name] ?? []].flat().filter((item) => item !== "");
	return { zones: list("zones"), zips: list("zips"), polygon: list("polygon")[0] ?? null };
}

function isEmpty({ zones, zips, polygon }: RegionValues): boolean {
	return zones.length === 0 && zips.length === 0 && polygon === null;
}
