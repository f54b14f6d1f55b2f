import { zipOfCountry } from "../address";
import { aboutProperty, namesProperty, namesUnit } from "../contact";
import { line, longest } from "../text";

export const appointment = aboutProperty
	.extend({ slotId: line("slotId", longest.line) })
	.check(zipOfCountry, namesProperty, namesUnit);
