/** The second selector is for browsers without popovers, where `:is` tolerates the invalid first one. */
export const OPEN_POPOVER = ":is(:popover-open, [data-popover-open])";
