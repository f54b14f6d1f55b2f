/** Sources of page views, in display order. */
export const pageViewSources = ["list", "search", "portal", "social", "mail", "qr", "other", "direct"] as const;
export type PageViewSource = (typeof pageViewSources)[number];
