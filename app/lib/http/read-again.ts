import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of a page whose data tells why something was refused: it is read again after every answer but
 * one that says the server is away, when the page could not be read either.
 */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503;
