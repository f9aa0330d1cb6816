/** The forms of a result, by their field `do`. */
export const REST_FORM = "rest";
export const SOLVE_FORM = "solve";

export type RestField = "email" | "newsletter";
export type SolveField = "name" | "email" | "phone" | "message";
