/** The `type` of a script that does not run by itself. */
export const LATE_TYPE = "text/late";
/** On that script: the modules that it will import, separated by spaces. */
export const MODULES_ATTRIBUTE = "data-modules";
/** The id of the loaders' data, held as JSON until the page's own scripts start. */
export const PAGE_DATA_ID = "page-data";
