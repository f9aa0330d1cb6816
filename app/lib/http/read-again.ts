import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Not after an answer that says the server is away, when the page could not be read either. */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503;
