/**
 * Version of the privacy and cookie texts, logged with each consent. A new version asks every visitor again, so it only
 * changes when the texts change in substance.
 */
export const policyVersion = "2026-11-01";
