import * as z from "zod";

/** The shape of a `Multilingual` text. Apart from it, so that pages which only read texts carry no validator. */
export const multilingualSchema = z.union([z.string(), z.record(z.string().max(16), z.union([z.string(), z.null()]))]);
