import * as z from "zod";
import { zipOfCountry } from "../address";
import { aboutProperty, namesProperty, namesUnit } from "../contact";
import { line, longest } from "../text";
import { list } from "../values";
import { assistance } from "./assistance";

export const appointment = aboutProperty
	.extend({
		slotId: line("slotId", longest.line),
		assistance: list(z.enum(assistance, { error: "choice" }), assistance.length).optional(),
	})
	.check(zipOfCountry, namesProperty, namesUnit);
