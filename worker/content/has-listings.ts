/** SQL: whether the agency's system has ever delivered anything public. Drafts alone do not open the site. */
export const HAS_LISTINGS = "SELECT 1 FROM listings WHERE state IN ('listed', 'ended', 'withdrawn') LIMIT 1";
