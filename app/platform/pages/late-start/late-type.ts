export const LATE_TYPE = "text/late";
export const MODULES_ATTRIBUTE = "data-modules";
/** JSON, until the page's own scripts start. */
export const PAGE_DATA_ID = "page-data";
