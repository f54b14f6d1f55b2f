import type appointments from "../../locales/nl/appointments.json";
import type brochure from "../../locales/nl/brochure.json";
import type calculator from "../../locales/nl/calculator.json";
import type common from "../../locales/nl/common.json";
import type compare from "../../locales/nl/compare.json";
import type content from "../../locales/nl/content.json";
import type demand from "../../locales/nl/demand.json";
import type desk from "../../locales/nl/desk.json";
import type deskManage from "../../locales/nl/desk-manage.json";
import type fields from "../../locales/nl/fields.json";
import type forms from "../../locales/nl/forms.json";
import type home from "../../locales/nl/home.json";
import type imports from "../../locales/nl/imports.json";
import type landing from "../../locales/nl/landing.json";
import type law from "../../locales/nl/law.json";
import type listing from "../../locales/nl/listing.json";
import type mail from "../../locales/nl/mail.json";
import type map from "../../locales/nl/map.json";
import type monitoring from "../../locales/nl/monitoring.json";
import type offer from "../../locales/nl/offer.json";
import type offices from "../../locales/nl/offices.json";
import type portal from "../../locales/nl/portal.json";
import type project from "../../locales/nl/project.json";
import type property from "../../locales/nl/property.json";
import type references from "../../locales/nl/references.json";
import type search from "../../locales/nl/search.json";
import type thanks from "../../locales/nl/thanks.json";
import type validation from "../../locales/nl/validation.json";
import "i18next";

declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		resources: {
			appointments: typeof appointments;
			brochure: typeof brochure;
			calculator: typeof calculator;
			common: typeof common;
			compare: typeof compare;
			content: typeof content;
			demand: typeof demand;
			desk: typeof desk;
			"desk-manage": typeof deskManage;
			fields: typeof fields;
			forms: typeof forms;
			home: typeof home;
			imports: typeof imports;
			landing: typeof landing;
			law: typeof law;
			listing: typeof listing;
			mail: typeof mail;
			map: typeof map;
			monitoring: typeof monitoring;
			offer: typeof offer;
			offices: typeof offices;
			portal: typeof portal;
			project: typeof project;
			property: typeof property;
			references: typeof references;
			search: typeof search;
			thanks: typeof thanks;
			validation: typeof validation;
		};
	}

	type Texts = CustomTypeOptions["resources"];
	type Singular<Key extends string> = Key extends `${infer Stem}_${"one" | "many" | "other"}` ? Stem : Key;
	type Dotted<Part> = {
		[Key in keyof Part & string]: Part[Key] extends string ? Singular<Key> : `${Key}.${Dotted<Part[Key]>}`;
	}[keyof Part & string];
	/** Key with its namespace: `fields:Price`. Prose (`content`) is read by its own pages only. */
	type QualifiedKey = {
		[Name in Exclude<keyof Texts, "content">]: `${Name}:${Dotted<Texts[Name]>}`;
	}[Exclude<keyof Texts, "content">];

	interface TFunction<Ns, KPrefix> {
		/** Texts of any namespace; the page's handle names those that the browser needs. */
		<const Key extends QualifiedKey>(key: Key, options?: object): string;
		/** Keys built from data alone (a field's or a template's name): tests check that their texts exist. */
		<const Key extends string>(
			key: Record<never, never> extends Record<Key, 1> ? Key : never,
			options?: object,
		): string;
	}
}
