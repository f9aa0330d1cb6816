/** The relation of a link to a style sheet that is not fetched as it is read. */
export const LATE_SHEET = "late-stylesheet";
