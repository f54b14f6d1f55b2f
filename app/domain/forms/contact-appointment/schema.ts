import * as z from "zod";
import { zipOfCountry } from "../address";
import { aboutProperty, namesProperty, namesUnit } from "../contact";
import { line, maxLengths } from "../text";
import { list } from "../values";
import { assistance } from "./assistance";

export const appointment = aboutProperty
	.extend({
		slotId: line("slotId", maxLengths.line),
		assistance: list(z.enum(assistance, { error: "choice" }), assistance.length).optional(),
	})
	.check(zipOfCountry, namesProperty, namesUnit);
