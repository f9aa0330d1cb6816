/** The type of a script that is not run as it is read. */
export const LATE_TYPE = "text/late";
/** On that script: the modules that it will ask for, one after a space. */
export const MODULES_ATTRIBUTE = "data-modules";
/** The id of what the loaders gave, as data: a script only once the page's own begin. */
export const PAGE_DATA_ID = "page-data";
