/** What SweepBright gives a website; its secret signs the webhooks too. */
export type SweepBrightAccount = { url: string; clientId: string; secret: string };

/** The version of its interface that is spoken. */
export const SWEEPBRIGHT_JSON = "application/vnd.sweepbright.v20241030+json";

/** What SweepBright calls what the site has numbers for. */
export type SweepBrightNames = {
	/** A property or project that is published there; null for any other. */
	estate(id: number): Promise<string | null>;
	/** A type; null for none of its. */
	type(id: number): string | null;
};
