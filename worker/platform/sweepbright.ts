/** Account of a website at SweepBright. The secret also signs the webhooks. */
export type SweepBrightAccount = { url: string; clientId: string; secret: string };

/** Media type of the API version in use. */
export const SWEEPBRIGHT_JSON = "application/vnd.sweepbright.v20241030+json";
