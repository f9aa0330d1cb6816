import type { ShouldRevalidateFunctionArgs } from "react-router";

/** False after an answer that says the server is away: the page could not be read either. */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503;
