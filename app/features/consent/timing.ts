/** Milliseconds after load (specification, section 4). */
export const ASKS_AFTER = 1_500;
export const BANNER_ID = "consent";

/** On a button of the banner: "all" or "none". */
export const ANSWER_ATTRIBUTE = "data-answer";
