/** The place of the newest version on the page. */
export const VERSION_ID = "versie";
