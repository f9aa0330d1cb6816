/** The values of `do`. */
export const REFUSE_FORM = "refuse";
export const ALLOW_FORM = "allow";
