/** What SweepBright gives a website; its secret signs the webhooks too. */
export type SweepBrightAccount = { url: string; clientId: string; secret: string };

/** The version of its interface that is spoken. */
export const SWEEPBRIGHT_JSON = "application/vnd.sweepbright.v20241030+json";

/** SweepBright's own names of records that the site knows by number. */
export type SweepBrightNames = {
	/** Of a property or project; null where SweepBright did not publish it. */
	estate(id: number): Promise<string | null>;
	/** Of a property type; null where it is not one of SweepBright's. */
	type(id: number): string | null;
};
