import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of a page that says by its data why something was refused: it is read after every answer of the
 * server, save that it is away, when the page could not be read either.
 */
export const readAgain = ({ actionStatus }: ShouldRevalidateFunctionArgs): boolean => actionStatus !== 503;
