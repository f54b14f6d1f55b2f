/**
 * The version of the privacy and cookie texts that a consent is logged with. A new one asks every visitor again,
 * so it changes when the texts change in substance only.
 */
export const policyVersion = "2026-11-01";
