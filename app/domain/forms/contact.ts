import * as z from "zod";
import { contactTimePresets } from "../agency/brand";
import { isObjectPayload, optionalAddress, zipOfCountry } from "./address";
import { email, maxLengths, optionalCodeLine, optionalLine, optionalLongText, personName, phone } from "./text";
import { choice, flag, optionalChoice, optionalId } from "./values";

export const titles = ["mr", "ms", "miss"] as const;

const everyContactTime = [...new Set(Object.values(contactTimePresets).flat())] as [string, ...string[]];

/** The sender's contact details, all required. */
export const person = {
	title: choice("title", titles),
	firstName: personName("firstName"),
	lastName: personName("lastName"),
	email: email(),
	phone: phone(),
};

/** Optional fields of every contact form. */
export const contactPreferences = {
	...optionalAddress,
	contactTime: optionalChoice(everyContactTime),
	/** Forms offer `phone`, `mobile` and `email`; other values are kept as text. */
	contactDevice: optionalLine(maxLengths.name),
	newsletter: flag(),
	brochureByPost: flag(),
};

/** A property, or a unit of a project. */
const subject = {
	propertyId: optionalId(),
	projectId: optionalId(),
	unit: optionalCodeLine(maxLengths.name),
};

type Subject = { propertyId?: number | undefined; projectId?: number | undefined; unit?: string | undefined };

export const namesProperty = z.refine<Subject>(
	(value) => value.propertyId !== undefined || value.projectId !== undefined,
	{
		error: "required.propertyId",
		path: ["propertyId"],
		when: isObjectPayload,
	},
);

export const namesUnit = z.refine<Subject>(
	(value) => value.propertyId !== undefined || value.projectId === undefined || value.unit !== undefined,
	{ error: "required.unit", path: ["unit"], when: isObjectPayload },
);

export const aboutProperty = z.object({ ...person, ...contactPreferences, ...subject, remark: optionalLongText() });

/** A question about a property or a unit of a project. */
export const propertyContact = aboutProperty.check(zipOfCountry, namesProperty, namesUnit);
