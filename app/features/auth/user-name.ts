import { BOUNDS } from "~/features/forms/bounds";
import { requiredText } from "~/features/forms/text-field";

/** What colleagues call somebody. */
export const userName = requiredText(BOUNDS.name, "form.error.invalid");
